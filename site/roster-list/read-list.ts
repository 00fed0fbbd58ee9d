import type { BoardName, ShownBoard } from '#agency/board.ts'
import type { Choice } from '#agency/choice.ts'
import type { InItsLanguages, Locale } from '#agency/locale.ts'
import type { WrittenLengths } from '#agency/measures.ts'

import type { PictureFacts } from '../ui/picture.tsx'
import {
  type Fields,
  Misshapen,
  orNull,
  readAll,
  readColumn,
  readFields,
  readNumber,
  readText,
  readWord,
} from './columns.ts'
import { LIST_VERSION } from './pack-list.ts'
import { type ListedTalent, MOST_LISTED, type OtherCovers, type RosterList } from './roster-list.ts'

const genders = ['woman', 'man'] as const

/** The list as it came over the wire; null when it is none that this tab understands, or says that it is too long. */
export function readList(json: unknown): RosterList | null {
  return readOrNull(json, (fields) => {
    const colours = readFields(fields.get('colours'))
    const boards = readAll(fields.get('boards'), readBoard)
    const names = boards.map(({ name }) => name)
    return {
      talents: readTalents(fields, names),
      otherPosters: readAll(fields.get('otherPosters'), readNumber),
      boards,
      colours: {
        hair: readAll(colours.get('hair'), readChoice),
        eyes: readAll(colours.get('eyes'), readChoice),
      },
    }
  })
}

/** The other covers as they came over the wire; null likewise. */
export function readOtherCovers(json: unknown): OtherCovers | null {
  return readOrNull(json, (fields) => {
    const id = readColumn(fields.get('id'), readNumber)
    const picture = readPictures(fields)
    const rows = Array.from({ length: readCount(fields.get('count')) }, (_, row) => row)
    return new Map(
      rows.flatMap((row) => {
        const cover = picture(row)
        return cover === null ? [] : [[id(row), cover] as const]
      }),
    )
  })
}

function readOrNull<Value>(json: unknown, read: (fields: Fields) => Value): Value | null {
  try {
    const fields = readFields(json)
    const isOurs = fields.get('version') === LIST_VERSION && fields.get('count') !== null
    return isOurs ? read(fields) : null
  } catch (error) {
    if (error instanceof Misshapen) return null
    throw error
  }
}

function readTalents(fields: Fields, names: readonly BoardName[]): ListedTalent[] {
  const id = readColumn(fields.get('id'), readNumber)
  const name = readColumn(fields.get('name'), readText)
  const gender = readColumn(fields.get('gender'), orNull(readWord(genders)))
  const boards = readColumn(fields.get('boardsOf'), (all) => readAll(all, readWord(names)))
  const hair = readColumn(fields.get('hair'), orNull(readText))
  const eyes = readColumn(fields.get('eyes'), orNull(readText))
  const measures = readMeasures(fields)
  const cover = readPictures(fields)
  return Array.from({ length: readCount(fields.get('count')) }, (_, row) => ({
    id: id(row),
    name: name(row),
    gender: gender(row),
    boards: boards(row),
    measures: measures(row),
    hair: hair(row),
    eyes: eyes(row),
    cover: cover(row),
  }))
}

function readMeasures(fields: Fields): (row: number) => ListedTalent['measures'] {
  const length = (name: string) => readColumn(fields.get(name), orNull(readNumber))
  const size = (name: string) => readColumn(fields.get(name), orNull(readText))
  const [heightCm, bustCm, chestCm] = [length('heightCm'), length('bustCm'), length('chestCm')]
  const [waistCm, hipsCm] = [length('waistCm'), length('hipsCm')]
  const [jeans, suit, shoes] = [size('jeans'), size('suit'), size('shoes')]
  const written = readColumn(fields.get('written'), orNull(readWritten))
  return (row) => ({
    ...written(row),
    heightCm: heightCm(row),
    bustCm: bustCm(row),
    chestCm: chestCm(row),
    waistCm: waistCm(row),
    hipsCm: hipsCm(row),
    jeans: jeans(row),
    suit: suit(row),
    shoes: shoes(row),
  })
}

function readWritten(json: unknown): { written: WrittenLengths } {
  const all = [...readFields(json)].map(([name, both]) => {
    const numbers = readFields(both)
    const number = (unit: 'cm' | 'inches') => readNumber(numbers.get(unit))
    return [name, { cm: number('cm'), inches: number('inches') }] as const
  })
  return { written: Object.fromEntries(all) }
}

function readPictures(fields: Fields): (row: number) => PictureFacts | null {
  const paths = readColumn(fields.get('path'), orNull(readText))
  const version = readColumn(fields.get('pictureVersion'), orNull(readText))
  const width = readColumn(fields.get('width'), orNull(readNumber))
  const height = readColumn(fields.get('height'), orNull(readNumber))
  const colour = readColumn(fields.get('colour'), orNull(readNumber))
  return (row) => {
    const path = paths(row)
    if (path === null) return null
    return {
      path,
      version: version(row),
      width: width(row),
      height: height(row),
      colour: colour(row),
    }
  }
}

function readBoard(json: unknown): ShownBoard {
  const board = readFields(json)
  const name = readText(board.get('name'))
  return board.has('titles') ? { name, titles: readTitles(board.get('titles')) } : { name }
}

function readTitles(json: unknown): InItsLanguages<string> {
  const titles = readFields(json)
  const all = [...titles].map(([language, title]) => [language, readText(title)])
  return { pt: readText(titles.get('pt')), ...Object.fromEntries(all) }
}

function readChoice(json: unknown): Choice {
  const choice = readFields(json)
  const names = readFields(choice.get('names'))
  const name = (language: Locale) => readText(names.get(language))
  return {
    value: readText(choice.get('value')),
    names: { pt: name('pt'), en: name('en'), es: name('es') },
  }
}

function readCount(json: unknown): number {
  const count = readNumber(json)
  if (!Number.isInteger(count) || count < 0 || count > MOST_LISTED) throw new Misshapen()
  return count
}
