import { expect, it } from 'vitest'

import { parseRowId } from './tables.ts'

it.each([
  ['7', 7],
  [7, 7],
  [0, 0],
  ['2147483647', 2_147_483_647],
])('%j is the number of a row', (given, id) => expect(parseRowId(given)).toBe(id))

it.each(['', '7e3', '-1', '1.5', ' 7', '2147483648', 999_999_999_999_999, 1e21, NaN])(
  '%j is the number of no row',
  (given) => expect(parseRowId(given)).toBeNull(),
)
