import { describe, expect, it } from 'vitest'

import { everyone } from '#agency/roster-filter.ts'

import { requestedByAddress } from './requested-by-address.ts'

describe('the address of a list', () => {
  it.each([
    ['/modelos', { gender: 'all', board: 'all' }, 'pt'],
    ['/en/models', { gender: 'all', board: 'all' }, 'en'],
    ['/modelos/mulheres/all', { gender: 'woman', board: 'all' }, 'pt'],
    ['/es/modelos/hombres/direct', { gender: 'man', board: 'direct' }, 'es'],
    ['/en/modelos/homens/direct', { gender: 'man', board: 'direct' }, 'en'],
    ['/kids', { gender: 'all', board: 'kids' }, 'pt'],
    ['/en/actors', { gender: 'all', board: 'actors' }, 'en'],
  ])('%s says who is on it', (address, choice, locale) => {
    expect(requestedByAddress(address)).toEqual({
      choice,
      locale,
      search: { filter: everyone, sort: 'agency', name: '' },
    })
  })

  it('says what it is narrowed down by', () => {
    expect(requestedByAddress('/modelos?letter=a&hair=red&sort=name&page=2')?.search).toEqual({
      filter: { ...everyone, letter: 'a', values: { hair: ['red'] } },
      sort: 'name',
      name: '',
    })
  })

  it.each([
    '/',
    '/en',
    '/modelos/mulheres',
    '/modelos/ninguem/direct',
    '/Modelos',
    '/fr/modelos',
    '/modelos/mulheres/image/7/agata-fontoura',
    '//evil.example/modelos',
    'javascript:alert(1)',
  ])('is not %s', (address) => {
    expect(requestedByAddress(address)).toBeNull()
  })
})
