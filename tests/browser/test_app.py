"""Vivamos as an app: it can be installed, comes up without a server, and keeps nothing but its own files."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from serving import Server, Stream
from visitors import DESKTOP, Person, Visit

CONTROLLED = "() => navigator.serviceWorker.ready.then((there) => there.active.state === 'activated')"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def test_it_can_be_installed_and_comes_up_without_a_server(whole_browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    context = whole_browser.new_context(
        base_url=server.address, viewport=DESKTOP, reduced_motion="reduce", locale="de-DE"
    )
    try:
        person = Person(context, name="Mara")
        page = person.page
        page.goto("/")
        expect(page.locator(".tile").first).to_be_visible()
        page.wait_for_function(CONTROLLED)
        chromium = context.new_cdp_session(page)
        manifest = chromium.send("Page.getAppManifest")
        assert not manifest["errors"]
        # A window that keeps nothing cannot install anything; that is all there is against it.
        against = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {each["errorId"] for each in against} <= {"in-incognito"}

        # A table is played with the worker between: nothing of it stays.
        page.reload()
        page.locator(".tile").first.get_by_role("button").first.click()
        page.wait_for_url("**/t/*")
        expect(page.locator(".table.plays")).to_be_visible(timeout=120_000)
        kept = page.evaluate(KEPT)
        assert any(path.endswith("/table/page.js") for path in kept)
        assert not [path for path in kept if not path.startswith("/web/")]
        assert not person.complaints

        server.kill()
        other = context.new_page()
        other.goto("/me")
        expect(other.get_by_role("heading", name="Kein Server zu erreichen")).to_be_visible()
        expect(other.get_by_text("vivamos serve --open")).to_be_visible()
        server.start()
        expect(other.get_by_role("heading", level=1)).not_to_have_text("Kein Server zu erreichen")
    finally:
        context.close()
        server.kill()


# What a browser's system would do is written down; and whether somebody looks is said by the test.
A_SYSTEM = """(() => {
  window.told = [];
  window.looking = true;
  Object.defineProperty(Document.prototype, "visibilityState", {get: () => (window.looking ? "visible" : "hidden")});
  window.Notification = class {
    static permission = "default";
    static requestPermission = async () => (Notification.permission = "granted");
    constructor(title, {body}) { told.push(`${title}: ${body}`); }
    close() { told.push("closed"); }
  };
  navigator.share = async ({url}) => told.push(url);
  navigator.vibrate = () => told.push("trembles");
})()"""


def test_my_turn_is_told_to_who_looks_elsewhere_and_a_link_is_shared(visit: Visit, server: Server) -> None:
    person = visit("/", name="Mara", has_touch=True, is_mobile=True)  # only what has no mouse trembles
    page = person.page
    page.add_init_script(A_SYSTEM)
    made = server.make_table(seats=["you", "free"])
    held = {made["id"]: {"token": made["token"], "seat": made["seat"], "at": 1}}
    page.evaluate("held => localStorage['vivamos.tokens'] = JSON.stringify(held)", held)
    page.goto(f"/t/{made['id']}")
    page.get_by_role("button", name="Share the link").click()
    assert page.evaluate("told") == [f"{server.address}/t/{made['id']}"]

    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_label("Notify me when it is my turn").check()
    expect(page.get_by_label("Notify me when it is my turn")).to_be_checked()
    page.get_by_label("Vibrate when it is my turn").check()
    page.keyboard.press("Escape")
    page.evaluate("() => { told.length = 0; looking = false; document.dispatchEvent(new Event('visibilitychange')); }")
    ines = Stream(server, made["id"], server.sit_down(made["id"], "Inés"))
    while ines.view is None:
        ines.next()
    if ines.ask:  # it may be hers to begin
        ines.act("move", "m", move=ines.ask["moves"][0])
    page.wait_for_function("() => told.length > 1")
    assert page.evaluate("told") == ["trembles", "SLAMBO!: It is your turn."]
    page.evaluate("() => { looking = true; document.dispatchEvent(new Event('visibilitychange')); }")
    assert page.evaluate("told") == ["trembles", "SLAMBO!: It is your turn.", "closed"]
    ines.close()


def test_spectators_talk_among_themselves(visit: Visit, server: Server) -> None:
    made = server.make_table(seats=["you", "bot:newcomer"])
    mara = visit("/", name="Mara").page
    held = {made["id"]: {"token": made["token"], "seat": made["seat"], "at": 1}}
    mara.evaluate("held => localStorage['vivamos.tokens'] = JSON.stringify(held)", held)
    mara.goto(f"/t/{made['id']}")
    teo = visit(f"/t/{made['id']}", name="Teo").page
    expect(mara.locator(".watchers")).to_contain_text("1 watching")
    teo.get_by_label("Say something to the others who watch").fill("She holds the 7!")
    teo.keyboard.press("Enter")
    expect(teo.locator(".whispers")).to_contain_text("Teo She holds the 7!")
    player = Stream(server, made["id"], made["token"])
    while asked := player.until_asked():
        expect(mara.locator(".whispers")).to_have_count(0)
        player.act("move", f"m{player.number}", move=asked["moves"][0])
    player.close()
    expect(mara.locator(".whispers")).to_contain_text("Teo She holds the 7!")
    expect(mara.locator(".whispers h3")).to_have_text("What the spectators said")
