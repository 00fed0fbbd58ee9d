import { describe, expect, it } from 'vitest'

import type { Boards } from '#agency/board.ts'
import { unmeasured } from '#agency/someone.fixture.ts'
import type { Talent as WireTalent } from '#contract/integration/talent.ts'

import { bareTalent } from './bare-talent.fixture.ts'
import { toTalent } from './to-talent.ts'

const boards: Boards = {
  image: { woman: [2041], man: [2031] },
  mainboard: { woman: [1947], man: [2042] },
}

describe('a talent', () => {
  it('has measures in centimetres and sizes as they are', () => {
    expect(
      talentWith({ height: '5.10/178', waist: '24/61', jeans: '38', shoes: '39x9' }).measures,
    ).toEqual({
      ...unmeasured,
      heightCm: 178,
      waistCm: 61,
      jeans: '38',
      shoes: '39 BR',
    })
  })

  it('keeps both numbers of a length that was written in two halves', () => {
    expect(talentWith({ bust: '32.5/82.5', hips: '35/90', waist: '24/61' }).measures).toMatchObject(
      {
        bustCm: 83,
        hipsCm: 90,
        waistCm: 61,
        written: { bust: { cm: 82.5, inches: 32.5 }, hips: { cm: 90, inches: 35 } },
      },
    )
  })

  it('is on the boards of its gender, the canonical one first', () => {
    const categories = [1947, 2041, 2031].map((id) => ({ id, name: null }))
    expect(talentWith({ gender: 'woman', categories }).boards).toEqual(['image', 'mainboard'])
    expect(talentWith({ gender: 'man', categories }).boards).toEqual(['image'])
    expect(talentWith({ gender: null, categories }).boards).toEqual([])
  })

  it('has covers whose paths lead to media only', () => {
    const covers = { cover: '/a.jpg', cover_web: 'http://evil.test/b.jpg', cover2: '../c.jpg' }
    expect(talentWith(covers).covers).toEqual({
      card: 'a.jpg',
      hover: null,
      poster: 'a.jpg',
      film: null,
    })
  })

  it('has no empty words', () => {
    expect(talentWith({ hair: ' ', eyes: '', nationality: ' Brazilian ' })).toMatchObject({
      hair: null,
      eyes: null,
      nationality: 'Brazilian',
    })
  })

  it('speaks languages, how well may be unknown', () => {
    const detailed_languages = [
      { language: 'English', level: 'fluent' },
      { language: 'Guarani', level: '' },
    ]
    expect(talentWith({ detailed_languages }).languages).toEqual([
      { language: 'English', level: 'fluent' },
      { language: 'Guarani', level: null },
    ])
  })

  it('with nothing but a name is a talent', () => {
    expect(talentWith({})).toMatchObject({ id: 7, name: 'Lúcia', boards: [], instagram: null })
  })

  it.each([
    ['lucia.prado_1', 'lucia.prado_1'],
    ['@lucia', 'lucia'],
    ['https://www.instagram.com/lucia/', 'lucia'],
    ['http://instagram.com/lucia?hl=pt', 'lucia'],
    ['instagram.com/@lucia', 'lucia'],
    ['https://evil.test/lucia', null],
    ['https://instagram.com.evil.test/lucia', null],
    ['https://instagram.com/p/xyz', null],
    ['javascript:alert(1)', null],
    ['Lúcia', null],
    ['', null],
  ])('with Instagram given as %j has the account %j', (instagram, account) => {
    expect(talentWith({ instagram }).instagram).toBe(account)
  })

  it.each([
    ['https://models.com/models/lucia', 'https://models.com/models/lucia'],
    ['https://www.models.com/lucia', 'https://www.models.com/lucia'],
    ['https://MODELS.com/lucia', 'https://models.com/lucia'],
    ['https://supermodels.com/lucia', null],
    ['https://models.com.evil.example/lucia', null],
    ['https://evil.example/models.com', null],
    ['https://models.com:8443/lucia', null],
    ['https://models.com@evil.example/', null],
    ['http://models.com/lucia', null],
    ['javascript:alert(1)', null],
    ['https://user@models.com/', null],
    ['models.com/lucia', null],
    [' ', null],
  ])('with a directory’s address %j links to %j', (models_com, address) => {
    expect(talentWith({ models_com }).modelsCom).toBe(address)
  })
})

function talentWith(fields: Partial<WireTalent>) {
  return toTalent(bareTalent(fields), boards)
}
