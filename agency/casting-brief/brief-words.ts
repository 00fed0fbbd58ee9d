import type { BoardName, Gender, KnownBoard } from '../board.ts'
import type { LengthName } from '../measures.ts'
import { origins, type Origin } from './countries-and-languages.ts'

/** What a size is of. `clothes` is jeans for women and suits for men; `size` is the word alone. */
export type SizeName = 'shoes' | 'jeans' | 'suit' | 'clothes' | 'size'
/** What a number may be of: `other` is a measure that talents do not have here, such as the inseam. */
export type MeasureName = LengthName | SizeName | 'other'
/** The country in whose sizes a number is given. */
export type SizeSystem = 'br' | 'eu' | 'us' | 'uk'

/** What a word or phrase means in a brief. */
export type Meaning =
  | { is: 'measure'; measure: MeasureName }
  | { is: 'part'; part: 'hair' | 'eyes' | 'skin' }
  | { is: 'colour' | 'hair-colour'; colour: string } // a hair colour needs no word for hair: “blonde”
  | { is: 'shade'; shade: string }
  | { is: 'gender'; gender: Gender }
  | { is: 'board'; board: BoardName }
  | { is: 'origin'; origin: Origin }
  | { is: 'system'; system: SizeSystem }
  | { is: keyof typeof signs }

const measures: Readonly<Record<MeasureName, string>> = {
  height: 'height, heights, ht, tall, high, altura, alturas, alta, alto, altas, altos, estatura, mide, miden, medindo, mede',
  bust: 'bust, busto, bus',
  chest: 'chest, torax, peito, pecho, contorno de pecho',
  waist: 'waist, waists, cintura, cinturas, cint',
  hips: 'hips, hip, quadril, quadris, quad, cadera, caderas',
  shoes:
    'shoe, shoes, shoe size, shoes size, sapato, sapatos, sap, calcado, calcados, calc, tenis, numeracao, numero de sapato, zapato, zapatos, zapatillas, calzado, calza, calzan, calca numero, pie, pe, pes, talla de zapato, talla de pie, foot size, sneakers, heels size',
  jeans: 'jeans, jeans size, trousers, pants, calca, calcas, pantalon, pantalones, vaquero, vaqueros, vaqueros talla',
  suit: 'suit, suits, suit size, terno, ternos, paleto, traje, trajes, blazer, jacket',
  clothes:
    'dress, dress size, dress sizes, clothes, clothes size, clothing, clothing size, manequim, roupa, roupas, vestido, vestidos, ropa',
  size: 'size, sizes, sz, tamanho, tamanhos, tam, talla, tallas',
  other:
    'inseam, outseam, inside leg, leg, legs, neck, collar, sleeve, sleeves, shirt, shirts, thigh, thighs, bicep, biceps, shoulder, shoulders, glove, gloves, hat, ring, weight, wt, entrepernas, entreperna, gancho, pescoco, colarinho, manga, mangas, camisa, camisas, camiseta, coxa, coxas, ombro, ombros, luva, luvas, chapeu, anel, peso, entrepierna, tiro, cuello, muslo, muslos, hombro, hombros, guante, guantes, sombrero, anillo',
} // prettier-ignore

/** Words that say how to read their neighbours. `to-or-most` is “até”: up to 64, or from 174 to 180. */
const signs = {
  least:
    'from, min, minimum, minimal, over, above, more than, at least, not less than, no less than, no shorter than, not shorter than, not under, not below, nao menos de, nao menos que, no menos de, no menos que, taller than, bigger than, larger than, starting at, minimo, minima, minimos, minimas, no minimo, com no minimo, como minimo, pelo menos, ao menos, al menos, por lo menos, a partir de, a partir dos, acima de, acima dos, acima do, mais de, mais que, mais alta que, mais alto que, maior que, maior de, superior a, desde, mas de, mas alta que, mas alto que, mayor que, mayor de, por encima de',
  most: 'up to, max, maximum, maximal, under, below, less than, at most, no more than, not more than, not over, no over, no taller than, not taller than, no bigger than, no larger than, shorter than, smaller than, maximo, maxima, maximos, maximas, no maximo, com no maximo, como maximo, abaixo de, abaixo dos, abaixo do, menos de, menos que, menor que, menor de, inferior a, por debajo de, debajo de, no mas de, no mas que, nao mais de, nao mais que, ate no maximo',
  about:
    'about, around, approx, aprox, approximately, roughly, circa, ca, cerca de, por volta de, aproximadamente, mais ou menos, mas o menos, em torno de, alrededor de, perto de, unos',
  'or-more':
    'or more, or taller, or over, or above, or bigger, or up, and up, up, and above, and over, and taller, upwards, ou mais, ou mais alta, ou mais alto, ou acima, e acima, para cima, pra cima, e para cima, e mais, o mas, o mas alta, o mas alto, y mas, en adelante, hacia arriba, para arriba',
  'or-less':
    'or less, or under, or below, or shorter, or smaller, and under, and below, ou menos, ou abaixo, e menos, para baixo, pra baixo, o menos, y menos, hacia abajo, para abajo',
  to: 'to, a, ao, aos, al, thru, through, till',
  'to-or-most': 'ate, hasta, until',
  and: 'and, e, y, n',
  or: 'or, ou, o, u',
  speaks:
    'speak, speaks, speaking, speaker, speakers, spoken, fluent, fluently, language, languages, bilingual, native speaker, nativo, nativos, fala, falam, fale, falem, falar, falando, falante, falantes, fluente, fluentes, fluencia, idioma, idiomas, lingua, linguas, bilingue, bilingues, habla, hablan, hable, hablen, hablar, hablando, hablante, fluido, fluida, lengua, lenguas',
  nationality:
    'nationality, nationalities, national, citizen, citizens, origin, origem, origen, passport, born, nacionalidade, nacionalidad, passaporte, pasaporte, born in, nascida, nascido, nacida, nacido',
  letter:
    'letter, letra, initial, inicial, starting with, starts with, start with, beginning with, begins with, begin with, starting with the letter, starting with letter, starts with the letter, comece com, comecem com, comeca com, comecam com, comecando com, comece com a letra, comecam com a letra, comecem com a letra, empiece con, empiecen con, empieza con, empiezan con, empiece con la letra, empiece por, empieza por, nome com, nombre con',
  age: 'years, year, yrs, yo, old, aged, age, ages, anos, idade, edad',
  date: 'on, date, dates, dia, dias, data, datas, fecha, fechas',
  job: 'brand, brands, client, clients, magazine, magazines, vogue, elle, market, markets, campaign, campaigns, label, company, production, studio, designer, designers, catalogue, catalog, lookbook, shoot, shooting, job, usage, territory, location, marca, marcas, cliente, clientes, revista, revistas, mercado, mercados, campanha, campanhas, empresa, produtora, producao, estudio, estilista, estilistas, catalogo, catalogos, veiculacao, territorio, locacao, praca, midia, campana, campanas, productora, produccion, disenador, disenadora, uso, derechos, lugar',
  not: 'not, dont, isnt, arent, non, neither, nor, without, except, excluding, anything but, anyone but, anybody but, everything but, everyone but, all but, other than, nao, nem, sem, exceto, excluindo, nada de, menos, menos as, menos os, ni, sin, excepto, excluyendo, menos las, menos los, no quiero, no queremos, no busco, no buscamos',
  nothing:
    'alt, h, only, apenas, somente, solamente, an, the, with, w, of, for, in, is, are, be, must, should, has, have, having, who, that, can, which, we, i, our, us please, need, needed, want, wanted, looking, look, looking for, searching, search, seeking, require, required, please, pls, thanks, thank, you, hi, hello, hey, dear, regards, me, my, some, any, model, models, talent, talents, talento, talentos, modelo, modelos, person, people, cm, between, size range, range, named, called, name, names, native, colour, color, colored, coloured, cor, cores, colores, no, as, well, also, ' +
    'one, two, three, four, five, six, seven, eight, nine, ten, um, uma, uns, umas, dois, duas, tres, quatro, cinco, seis, sete, oito, nove, dez, un, una, unas, dos, cuatro, siete, ocho, nueve, diez, ' +
    'com, de, do, da, das, del, em, na, nas, nos, para, por, pra, que, quem, seja, sejam, ser, tem, tenha, tenham, precisamos, preciso, precisa, procuro, procuramos, procura, busco, buscamos, busca, quero, queremos, favor, obrigado, obrigada, ola, oi, bom, boa, tarde, entre, os, as, medidas, medida, measurements, measures, nome, nomes, pessoa, pessoas, alguem, ' +
    'con, en, la, las, el, los, lo, para una, tenga, tengan, tiene, tienen, sea, sean, necesito, necesitamos, quiero, hola, gracias, buenos, buenas, tardes, nombre, nombres, persona, personas, contorno',
} // prettier-ignore

const genders: Readonly<Record<Gender, string>> = {
  woman:
    'woman, women, womens, female, females, girl, girls, lady, ladies, fem, mulher, mulheres, moca, mocas, menina, meninas, garota, garotas, senhora, senhoras, feminino, feminina, femininas, femininos, mujer, mujeres, chica, chicas, femenino, femenina, femeninas, femeninos, senora, senoras, senorita',
  man: 'man, men, mens, male, males, guy, guys, boy, boys, gentleman, gentlemen, masc, homem, homens, rapaz, rapazes, menino, meninos, garoto, garotos, senhor, senhores, masculino, masculina, masculinos, hombre, hombres, chico, chicos, varon, varones, senor, senores',
} // prettier-ignore

/** Boards by words that mean nothing else; “image” or “direct” alone may be part of a sentence. */
const boards: Readonly<Partial<Record<KnownBoard, string>>> = {
  mainboard: 'mainboard, main board',
  new_faces: 'new faces, new face, newfaces, newface, caras novas, nuevas caras, nuevos rostros',
  curvy: 'curvy, curve, plus size, plus',
  actors: 'actors, actor, actress, actresses, ator, atores, atriz, atrizes, actriz, actrices, actores',
  kids: 'kids, kid, children, child, crianca, criancas, infantil, nino, ninos, ninas',
  image: 'image board, board image',
  direct: 'direct board, board direct',
  development: 'development board, board development',
  international: 'international board, board international, board internacional',
  creative: 'creative board, board creative',
  talents: 'talents board, board talents',
} // prettier-ignore

const actresses = 'actress, actresses, atriz, atrizes, actriz, actrices'

const parts = {
  hair: 'hair, haired, hairs, cabelo, cabelos, pelo, pelos, cabello, cabellos, cabellera',
  eyes: 'eyes, eye, eyed, olho, olhos, ojo, ojos',
  skin: 'skin, skinned, pele, piel',
} as const

/** The colours as agencies write them, and their words. A hair colour after `hair:` needs no word for hair. */
const colours = {
  black: 'black, preto, preta, pretos, pretas, negro, negra, negros, negras',
  brown:
    'brown, castanho, castanha, castanhos, castanhas, castano, castana, castanos, castanas, marrom, marrons, marron, marrones, cafe',
  grey: 'grey, gray, cinza, cinzas, cinzento, cinzentos, acinzentado, acinzentados, gris, grises',
  honey: 'honey, mel, miel',
  hazel: 'hazel, avela, avellana',
  amber: 'amber, ambar',
  green: 'green, verde, verdes',
  blue: 'blue, azul, azuis, azules',
  white: 'white, branco, brancos, blanco',
  red: 'red, ginger, vermelho, vermelhos, rojo',
  auburn: 'auburn, acaju, caoba',
  copper: 'copper, acobreado, acobreados, cobrizo',
  chestnut: 'chestnut, castanho avermelhado, castano rojizo',
  silver: 'silver, prateado, prateados, plateado',
  highlights: 'highlights, com mechas, con mechas, mechas',
  coloured: 'colorido, coloridos, dyed, de fantasia',
} as const
const hairColours = {
  blonde:
    'blonde, blond, blondes, blonds, loiro, loira, loiros, loiras, louro, loura, louros, louras, rubio, rubia, rubios, rubias',
  red: 'redhead, redheads, redhaired, red head, ginger hair, ruivo, ruiva, ruivos, ruivas, pelirrojo, pelirroja, pelirrojos, pelirrojas',
  brown: 'brunette, brunettes, brunet',
  dark: 'morena, morenas, moreno, morenos',
  grey: 'grisalho, grisalha, grisalhos, grisalhas, canoso, canosa, canosos, canosas, canas',
  shaved: 'shaved, shaved head, raspado, raspada, rapado, rapada, buzz cut, buzzcut',
  hairless: 'bald, hairless, careca, carecas, calvo, calva',
  'salt and pepper': 'salt and pepper, sal e pimenta, entrecano',
} as const
const shades = {
  dark: 'dark, escuro, escura, escuros, escuras, oscuro, oscura, oscuros, oscuras',
  light: 'light, claro, clara, claros, claras',
  golden: 'golden, dourado, dourada, dorado, dorada',
  ash: 'ash, cinza claro, ceniza',
  platinum: 'platinum, platinado, platinada, platino',
  strawberry: 'strawberry, morango, fresa, avermelhado, avermelhada, rojizo, rojiza',
} as const
const systems: Readonly<Record<SizeSystem, string>> = {
  br: 'br, brazilian size, tamanho brasileiro',
  eu: 'eu, eur, european, europeu, europeo, europea',
  us: 'us, american size',
  uk: 'uk, au',
}

/** The most words of a phrase. */
export const MAX_PHRASE_WORDS = 4

/** What each word or phrase means, in small letters without accents. */
export const meanings: ReadonlyMap<string, readonly Meaning[]> = new Map<
  string,
  readonly Meaning[]
>([
  ...[...origins].map(([word, origin]) => [word, [{ is: 'origin', origin }]] as const),
  ...listed(signs, (is) => ({ is })),
  ...listed(measures, (measure) => ({ is: 'measure', measure })),
  ...listed(genders, (gender) => ({ is: 'gender', gender })),
  ...listed(boards, (board) => ({ is: 'board', board })),
  ...listed(parts, (part) => ({ is: 'part', part })),
  ...listed(colours, (colour) => ({ is: 'colour', colour })),
  ...listed(hairColours, (colour) => ({ is: 'hair-colour', colour })),
  ...listed(shades, (shade) => ({ is: 'shade', shade })),
  ...listed(systems, (system) => ({ is: 'system', system })),
  ...phrasesIn(actresses).map((phrase): [string, readonly Meaning[]] => [
    phrase,
    [
      { is: 'board', board: 'actors' },
      { is: 'gender', gender: 'woman' },
    ],
  ]),
])

function listed<Key extends string>(
  words: Readonly<Partial<Record<Key, string>>>,
  toMeaning: (key: Key) => Meaning,
): [string, readonly Meaning[]][] {
  const entries: [string, readonly Meaning[]][] = []
  for (const key in words) {
    for (const phrase of phrasesIn(words[key] ?? '')) entries.push([phrase, [toMeaning(key)]])
  }
  return entries
}

function phrasesIn(words: string): string[] {
  return words === '' ? [] : words.split(', ')
}
