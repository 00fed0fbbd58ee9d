import fc from 'fast-check'
import { expect, it } from 'vitest'

import { findPage } from './pages.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const findIn =
  <T>(list: readonly T[]) =>
  async ({ limit, offset }: { limit: number; offset: number }) =>
    list.slice(offset, offset + limit)

it('a page contains its position in the list', async () => {
  const page = await findPage({ paginate: 4, page: 3 }, letters.length, findIn(letters))
  expect(page).toEqual({
    data: ['i', 'j'],
    current_page: 3,
    last_page: 3,
    per_page: 4,
    total: 10,
  })
})

it('an empty list has one page', async () => {
  const page = await findPage({ paginate: 4, page: 1 }, 0, findIn([]))
  expect(page).toEqual({ data: [], current_page: 1, last_page: 1, per_page: 4, total: 0 })
})

it.each([
  [0, 1],
  [1001, 1000],
  [999_999_999_999_999, 1000],
])('a page of %i is held to %i', async (paginate, perPage) => {
  const page = await findPage({ paginate, page: 1 }, letters.length, findIn(letters))
  expect(page.per_page).toBe(perPage)
})

it('behind the last page nothing is looked for', async () => {
  const page = await findPage({ paginate: 10, page: 999_999_999_999_999 }, 10, () =>
    Promise.reject(new Error('looked for')),
  )
  expect(page.data).toEqual([])
})

it('all pages one after the other are the list, whatever their size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer(), { maxLength: 50 }),
      fc.integer({ min: 1, max: 60 }),
      async (list, paginate) => {
        const at = (page: number) => findPage({ paginate, page }, list.length, findIn(list))
        const numbers = Array.from({ length: (await at(1)).last_page }, (_, index) => index + 1)
        const pages = await Promise.all(numbers.map(at))
        expect(pages.flatMap(({ data }) => data)).toEqual(list)
      },
    ),
  )
})
