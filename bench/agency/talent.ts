import type { BoardName, Gender } from '#agency/board.ts'
import type { FolderTalent } from '#contract/agency-folder.ts'
import type { Option } from '#contract/values.ts'
import { eyeColours, hairColours } from '#provider/talents/colours.ts'

import { inventMeasures } from './measures.ts'
import { inventName } from './names.ts'
import { createRandom, type NonEmpty, type Random } from './random.ts'

const genders: NonEmpty<readonly [Gender | null, number]> = [
  ['woman', 54],
  ['man', 44],
  [null, 2],
]

/** The number of the demo agency's forty talents per board; a few are on no board. */
const boards: NonEmpty<readonly [readonly BoardName[], number]> = [
  [['mainboard'], 16],
  [['development'], 5],
  [['direct'], 4],
  [['image'], 4],
  [['image', 'direct'], 4],
  [['image', 'mainboard'], 2],
  [['mainboard', 'direct'], 2],
  [['development', 'mainboard'], 3],
  [[], 1],
]

/** The pictures that a talent has, of two at most; file names end in these words. */
const pictures: NonEmpty<readonly [Partial<Record<CoverField, PictureName>>, number]> = [
  [{ cover: 'cover' }, 43],
  [{ cover: 'cover', cover2: 'other' }, 45],
  [{ cover: 'cover', coverWeb: 'other' }, 7],
  [{}, 5],
]
type CoverField = 'cover' | 'coverWeb' | 'cover2'
type PictureName = 'cover' | 'other'

const common: Readonly<Record<'hair' | 'eyes', Readonly<Record<string, number>>>> = {
  hair: { Black: 120, 'Dark Brown': 90, Brown: 50, 'Dark Blonde': 18, Blonde: 15, Red: 12 },
  eyes: { Brown: 120, 'Dark Brown': 110, Hazel: 35, Green: 28, Blue: 28, Grey: 20 },
}

/** The talent with a number, from 0: always the same, regardless of the agency's size. */
export function inventTalent(number: number): FolderTalent {
  const random = createRandom(number)
  const gender = random.weighted(genders)
  const build = gender ?? random.pick<Gender>(['woman', 'man'])
  const slug = `talent-${number}`
  const covers = { cover: null, coverWeb: null, cover2: null, ...inventCovers(random, slug) }
  return {
    slug,
    hidden: false,
    name: inventName(random, build),
    gender,
    boards: gender === null ? [] : [...random.weighted(boards)],
    measures: inventMeasures(random, build),
    hair: inventColour(random, hairColours, common.hair),
    eyes: inventColour(random, eyeColours, common.eyes),
    birthdate: `${1994 + random.below(12)}-0${1 + random.below(9)}-1${random.below(10)}`,
    nationality: random.percent(80) ? 'BR' : 'UY',
    languages: [{ language: 'pt', level: 'native' }],
    instagram: random.percent(80) ? `@${slug}.example` : null,
    modelsCom: null,
    ...covers,
    book: Object.values(covers)
      .filter((file) => file !== null)
      .map((file) => ({ file, caption: null, width: null, height: null })),
    polaroids: [],
    videos: [],
    digitalVideos: [],
  }
}

function inventCovers(random: Random, slug: string) {
  const named = Object.entries(random.weighted(pictures))
  return Object.fromEntries(named.map(([field, name]) => [field, `pictures/${slug}-${name}.jpg`]))
}

/** Any of the colours that the agency's software knows, common ones more often. One talent in twenty has none. */
function inventColour(random: Random, colours: readonly Option[], often: Record<string, number>) {
  if (random.percent(5)) return null
  const choices = colours.map(({ value }) => [value, often[value] ?? 1] as const)
  return random.weighted([['Brown', 0], ...choices])
}
