/** A link for others: by the system's own sheet, where there is one. */

/** Whether the system can pass a link on. */
export const canShare = () => typeof navigator.share === "function";

/** @param {{title: string, text?: string, url: string}} what @returns {Promise<boolean>} false if it could not, so that it may be copied */
export async function share(what) {
  if (!canShare()) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"; // somebody thought better of it
  }
}

/** The same, else copied; "neither" where a page may not do that, for want of a secure address. @param {{title: string, url: string}} what @returns {Promise<"shared" | "copied" | "neither">} */
export async function shareOrCopy(what) {
  if (await share(what)) return "shared";
  try {
    await navigator.clipboard.writeText(what.url);
    return "copied";
  } catch {
    return "neither";
  }
}
