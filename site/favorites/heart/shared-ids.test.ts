import { describe, expect, it } from 'vitest'

import { MAX_FAVORITES } from './favorites.ts'
import { liked } from './liked.fixture.ts'
import { idsAt, readIds, searchOfIds } from './shared-ids.ts'

describe('the ids of a shared link', () => {
  it.each([
    ['7,12', [7, 12]],
    ['12,7,12', [12, 7]],
    ['007', [7]],
    ['', []],
    [',,', []],
    ['7,-1,1e3,0x1,1.5, 8,<b>,9', [7, 9]],
    [`${'9'.repeat(16)},7`, [7]],
    ['__proto__,constructor,7', [7]],
  ])('of %j are %j', (text, ids) => {
    expect(readIds(text)).toEqual({ ids, isCut: false })
  })

  it('are 200 at the most, and it is known that there were more', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => index + 1)
    const { ids, isCut } = readIds(many.join(','))
    expect(ids).toEqual(many.slice(0, MAX_FAVORITES))
    expect(isCut).toBe(true)
    expect(readIds(ids.join(',')).isCut).toBe(false)
  })

  it('are written as they are read, and a full list of long ones fits into an address of 4 kB', () => {
    expect(searchOfIds([7, 12])).toBe('?ids=7,12')
    const longest = Array.from({ length: MAX_FAVORITES }, (_, index) => 10 ** 15 - 1 - index)
    expect(searchOfIds(longest).length).toBeLessThan(4_000)
  })
})

describe('whom the favorites’ page shows', () => {
  const own = [liked(9, 1), liked(4, 2)]
  it.each([
    ['/favoritos', [9, 4]],
    ['/es/favoritos', [9, 4]],
    ['/favoritos?ids=7,12', [7, 12]],
    ['/en/favorites?ids=12,x,7', [12, 7]],
    ['/favoritos?ids=', []],
    ['/modelos?ids=7', null],
    ['//favoritos', null],
  ])('%s: %j', (address, ids) => {
    expect(idsAt(address, own)).toEqual(ids)
  })
})
