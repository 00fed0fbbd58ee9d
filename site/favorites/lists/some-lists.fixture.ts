import fc from 'fast-check'

import { withFavorites } from '../heart/favorites.ts'
import { liked } from '../heart/liked.fixture.ts'
import { marks, type NamedList, type NamedLists, type Remark } from './named-lists.ts'

/** A note, a mark, or both. */
export const someRemark: fc.Arbitrary<Remark> = fc
  .record({
    note: fc.constantFrom('', 'Alta', '<b>Livre</b> na terça', 'a\nb', 'متاحة', '💃'),
    mark: fc.option(fc.constantFrom(...marks)),
  })
  .filter(({ note, mark }) => note !== '' || mark !== null)

const someTalents = fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 8 }).map((ids) =>
  withFavorites(
    [],
    ids.map((id, index) => liked(id, index)),
  ),
)

/** A list whose remarks are about its own talents. */
export function someList(id: string): fc.Arbitrary<NamedList> {
  return someTalents.chain((talents) =>
    fc.record({
      id: fc.constant(id),
      title: fc.constantFrom('', 'Inverno', 'Campanha', 'ملابس'),
      talents: fc.constant(talents),
      remarks: fc
        .tuple(...talents.map((each) => fc.tuple(fc.constant(each.id), someRemark)))
        .chain((all) => fc.subarray(all))
        .map((chosen) => Object.fromEntries(chosen)),
    }),
  )
}

/** Some lists of a visitor, one of them the current one. */
export const someLists: fc.Arbitrary<NamedLists> = fc
  .subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 })
  .chain((ids) =>
    fc.record({
      currentId: fc.constantFrom(...ids),
      lists: fc.tuple(...ids.map(someList)),
    }),
  )

/** Lists in the words of a test: what a visitor sees of them, without the moments that order them. */
export function writeList({ currentId, lists }: NamedLists) {
  return {
    currentId,
    lists: lists.map(({ id, title, talents, remarks }) => {
      const ids = talents.map((each) => each.id)
      return { id, title, ids, said: ids.map((each) => remarks[each] ?? null) }
    }),
  }
}
