import { createHash } from 'node:crypto'

import { knownBoards } from '#agency/board.ts'
import { everyBoard } from '#agency/every-board.fixture.ts'

import type { ListedTalent, RosterList } from './roster-list.ts'

/** A roster with the variety of a real one: a few hundred first and last names, unique pictures, gaps in measures. */
export function largeRoster(size: number): RosterList {
  const talents = Array.from({ length: size }, (_, number) => inventTalent(number))
  const colours = { hair: [], eyes: [] }
  return { talents, otherPosters: [], boards: everyBoard, descriptions: {}, colours }
}

function inventTalent(number: number): ListedTalent {
  const pick = <T>(what: string, from: readonly T[]) => pickOf(`${what}${number}`, from)
  const path = hash(`path${number}`)
  return {
    id: 1_000 + number * 3,
    name: ['first', 'last']
      .map((part) => hash(`${pick(part, span(0, 400))}`).slice(0, 7))
      .join(' '),
    gender: pick('gender', ['woman', 'man']),
    boards: [pick('board', knownBoards)],
    measures: {
      heightCm: pick('height', span(160, 196)),
      bustCm: pick('bust', span(76, 100)),
      chestCm: pick('chest', span(86, 110)),
      waistCm: pick('waist', span(56, 84)),
      hipsCm: pick('hips', span(84, 104)),
      jeans: pick('jeans', ['34', '36', '38', '40', null]),
      suit: pick('suit', ['46', '48', '50', null]),
      shoes: pick('shoes', ['36 BR', '37 BR', '38 BR', '39 BR', '42 BR']),
    },
    hair: pick('hair', ['Brown', 'Blonde', 'Black', 'Red', 'Auburn', null]),
    eyes: pick('eyes', ['Brown', 'Green', 'Blue', 'Hazel', null]),
    nationality: pick('nationality', ['br', 'br', 'br', 'ar', null]),
    languages: pick('languages', [['pt'], ['pt', 'en'], ['pt', 'fr'], []]),
    cover: {
      path: `${path.slice(0, 2)}/${path.slice(0, 32)}.webp`,
      version: hash(`version${number}`).slice(0, 12),
      width: pick('width', [1200, 2400, 1333]),
      height: pick('height', [1600, 3200, 2000]),
      colour: number % 64,
    },
  }
}

/** The numbers from `from` to below `to`; every ninth is unknown (null). */
function span(from: number, to: number): (number | null)[] {
  return Array.from({ length: to - from }, (_, step) => (step % 9 === 8 ? null : from + step))
}

function pickOf<T>(seed: string, from: readonly T[]): T {
  const chosen = from[Number.parseInt(hash(seed).slice(0, 8), 16) % from.length]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
