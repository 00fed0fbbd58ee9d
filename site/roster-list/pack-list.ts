import type { Measures } from '#agency/measures.ts'

import type { PictureFacts } from '../ui/picture.tsx'
import { toColumn } from './columns.ts'
import type { ListedTalent, OtherCovers, RosterList } from './roster-list.ts'

/** Which shape of list this is: a tab that knows another leaves filtering to the server. */
export const LIST_VERSION = 2

/** The answer in place of too many: the browser leaves filtering to the server. */
export const nothingPacked = { version: LIST_VERSION, count: null }

/**
 * The list as it goes over the wire: a column a field, so that alike stands beside alike and compresses well. With 1,000
 * talents half of its bytes are hashes in the pictures' paths and versions, which nothing makes smaller.
 */
export function packList({ talents, otherPosters, boards, colours }: RosterList) {
  const columnOf = <Value>(field: (talent: ListedTalent) => Value) => toColumn(talents.map(field))
  const measureOf = (name: keyof Measures) => columnOf(({ measures }) => measures[name])
  return {
    version: LIST_VERSION,
    count: talents.length,
    otherPosters,
    boards,
    colours,
    id: columnOf(({ id }) => id),
    name: columnOf(({ name }) => name),
    gender: columnOf(({ gender }) => gender),
    boardsOf: columnOf((talent) => talent.boards),
    heightCm: measureOf('heightCm'),
    bustCm: measureOf('bustCm'),
    chestCm: measureOf('chestCm'),
    waistCm: measureOf('waistCm'),
    hipsCm: measureOf('hipsCm'),
    jeans: measureOf('jeans'),
    suit: measureOf('suit'),
    shoes: measureOf('shoes'),
    hair: columnOf(({ hair }) => hair),
    eyes: columnOf(({ eyes }) => eyes),
    ...packPictures(talents.map(({ cover }) => cover)),
  }
}

/**
 * The covers that take the first one's place under the pointer: as many bytes again, so only for who has a pointer, and after
 * everything else.
 */
export function packOtherCovers(covers: OtherCovers) {
  return {
    version: LIST_VERSION,
    count: covers.size,
    id: toColumn([...covers.keys()]),
    ...packPictures([...covers.values()]),
  }
}

function packPictures(pictures: readonly (PictureFacts | null)[]) {
  const columnOf = <Value>(field: (picture: PictureFacts) => Value) =>
    toColumn(pictures.map((picture) => picture && field(picture)))
  return {
    path: columnOf(({ path }) => path),
    pictureVersion: columnOf(({ version }) => version),
    width: columnOf(({ width }) => width),
    height: columnOf(({ height }) => height),
    colour: columnOf(({ colour }) => colour),
  }
}
