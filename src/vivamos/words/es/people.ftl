### Quién es cada cual en esta sala: mi página, dispositivos y códigos, resultados y puntuaciones.

## For codes and names

code-words =
    abeja abrigo aguja ajedrez alfombra almendra ancla anillo arena avena azúcar balcón ballena bambú banco barco bellota
    bosque botella bufanda burro caballo cactus camello campana canela canoa castillo cebolla cereza cesta ciervo ciprés
    ciruela clavel cobre cometa concha conejo coral corcho cuaderno cuchara delfín desierto dragón duna escalera escoba
    espejo espiga estrella faro flauta fresa fuente gaita galleta gato girasol globo gorrión granada grillo guante guitarra
    hielo hierba hoguera hormiga iglú isla jabón jarra jazmín jirafa laguna lechuza lenteja león libro limón linterna llave
    lluvia lobo luna maleta mango mantel manzana mapa mariposa melón menta mesa miel molino montaña naranja nido nube nuez
    ola oliva orilla oso otoño paloma pan papaya paraguas perla piano pino pluma puente queso ratón reloj rosa rueda sandía
    selva semilla tambor tejado tigre tomate trébol trigo vela viento violín
invented-names =
    Canela Tomillo Jilguero Romero Azafrán Nutria Mirlo Garza Trébol Amapola Buñuelo Churro Pimienta Albahaca Castaña Menta
    Gorrión Urraca Colibrí Mandarina Alpargata Cascabel Lavanda Remolino

## What is not possible

nobody-by-that-key = No se conoce a nadie por la clave de este navegador: es nuevo aquí o se cerró su sesión.
key-is-none = Vivamos-Key es una clave de 32 cifras hexadecimales.
no-such-avatar = No hay ninguna cara { $given } para elegir.
code-not-good = Este código no es correcto, ya se usó o es demasiado antiguo: pide uno nuevo.
code-is-your-own = Este navegador ya es tuyo: escribe el código en el otro dispositivo.
no-such-device = No tienes ningún dispositivo así.
last-device = Es tu único dispositivo y no tienes un código duradero: no podrías volver nunca. Imprime uno primero.
too-many-people = Ha venido demasiada gente nueva desde donde estás; espera un minuto y vuelve a intentarlo.
too-many-codes = Se han probado demasiados códigos; espera un minuto y vuelve a intentarlo.

## My page

me-title = Mi página
me-since = en esta sala desde { $date }
me-new = Este navegador es nuevo aquí. En esta página estarán tu nombre, tus resultados y tus valoraciones.
me-rename = Cambiar el nombre
me-name = Tu nombre
me-save = Guardar
me-faces = Elige tu cara
me-face = { $game }, cara { $number }

## My page: figures

me-games = Partidas
me-won = { $won } ganadas, { $share } %
me-even = parte justa { $even } %
me-share-label = Tu parte de las victorias es el { $share } %. Una parte justa sería el { $even } %. Solo por azar puede estar entre el { $low } % y el { $high } %.
me-rating = Valoración
me-rating-people = con personas
me-rating-practice = práctica con bots
me-rating-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
me-rating-band = como { $low } a { $high }
me-rating-level = como { $low }
me-rating-margin = ± { $margin }
me-rating-curve = Las últimas { $number } valoraciones, de { $first } a { $last }
me-by-game = Juego por juego
me-column-game = Juego
me-column-share = Victorias
me-column-score = Puntos
me-column-habits = Lo más jugado
me-score = { $score } de media
me-times = { $times }×
me-habit = { $move } ({ $times }×)
# Over the card that somebody has played most often, of all games.
me-favourite = Carta favorita

## My page: games

me-your-games = Tus partidas
me-filter = Qué partidas
me-filter-all = Todas
me-filter-won = Ganadas
# Games that the coach has not looked at yet.
me-filter-to-review = Por repasar
me-none = Todavía no hay partidas terminadas.
me-none-won = Todavía no has ganado ninguna partida. Quizá la próxima.
me-none-to-review = Todas tus partidas están repasadas.
# Heads of columns.
me-head-result = Resultado
me-head-when = Cuándo
# In the column of accuracy.
me-not-reviewed = sin repasar
me-no-accuracy = –
me-percent = { $number } %

## Para mejorar

me-work = Para mejorar
me-work-from = { $games ->
    [one] de tu última partida repasada
   *[other] de tus últimas { $games } partidas repasadas
}
me-work-none = Nada costoso se repite.
# $unit: what the game counts, “points”. $points is a number like 2.8, $times is 3 or more.
me-work-text = { $game }: { $times } veces, { $points } { $unit } en total.
# Before some links, which are just numbers.
me-work-examples = Ejemplos
me-work-example = Ejemplo { $number }: { $habit }
me-work-lesson = Lección, paso { $step }
me-ways = A otras páginas
me-lobby = Vestíbulo
me-club = Club
me-older = Partidas anteriores
me-with-against = { $game } con { $partners }, contra { $others }
me-somebody = alguien
me-result-won = Ganada
me-result-shared = Victoria compartida
me-result-place = { $place }.º de { $players }
me-result-ended = Terminada antes de tiempo
me-result-score = { $score ->
    [one] { $result }, { $score } punto
   *[other] { $result }, { $score } puntos
}
me-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
me-with-hints = con pistas, sin valoración
me-review = Repasar
me-review-label = Repasar: { $what }, { $when }

## My page: devices and codes

me-devices = Tus dispositivos
me-devices-text = Sin contraseña: quién eres se guarda en este navegador. Un código lo lleva a otro, o de vuelta.
me-device-computer = Ordenador
me-device-phone = Teléfono
me-device-other = Programa
me-device-this = Este navegador
me-device-now = aquí ahora
me-device-seen = última vez: { $when }
me-sign-off = Cerrar sesión
me-sign-off-label = Cerrar sesión: { $device }, última vez { $when }
me-show-code = Mostrar un código
me-enter-code = Escribir un código
me-copy = Copiar
me-copied = Copiado
me-code-good-for = Vale para un dispositivo, durante { $minutes } minutos. Escríbelo allí en «Mi página», o deja que la cámara lea la imagen.
me-qr = El mismo código como imagen que una cámara puede leer
me-code-field = El código del otro dispositivo
me-code-text = Lo que se ha jugado en este navegador será tuyo también allí.
me-code-use = Esa persona soy yo
me-came = Hola, { $name }.
me-lasting = Imprimir un código duradero
me-lasting-again = Imprimir otro código duradero
me-lasting-text = Guárdalo como una llave: quien lo tenga será tú en esta sala. Solo se muestra ahora, y uno anterior ya no vale.
me-print = Imprimir
me-close = Cerrar

## My page: one's own data

me-data = Tus datos
me-data-text = Llévatelo todo en un archivo, o no dejes nada.
me-export = Guardarlo todo
me-forget = Borrar todo lo mío
me-forget-text = Tu nombre, cara, dispositivos, estadísticas y valoraciones se borran para siempre. Los resultados de tus partidas se quedan, como de alguien.
me-forget-sure = Olvidarme para siempre
me-keep = Quedarme
me-forgotten = Aquí ya nadie te recuerda. Este navegador vuelve a ser nuevo.
