import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ageOn, dayOf, formatDay, maskDay, parseDay } from './calendar-day.ts'

const someDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a day', () => {
  it.each([
    ['31/12/2005', '2005-12-31'],
    ['1/2/2010', '2010-02-01'],
    [' 01 / 02 / 2010 ', '2010-02-01'],
    ['1 2 2010', '2010-02-01'],
    ['1.2.2010', '2010-02-01'],
    ['2010-02-01', '2010-02-01'],
    ['29/02/2008', '2008-02-29'],
  ])('is read from %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  it.each(['', '31/02/2010', '29/02/2009', '1/13/2010', '1/2/10', '01/01/1899', '1/2', 'ontem'])(
    'is not made up from “%s”',
    (text) => {
      expect(parseDay(text)).toBeNull()
    },
  )

  it('is read as it is written, whatever day it is', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        expect(parseDay(formatDay(day))).toBe(day)
      }),
    )
  })

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => parseDay(maskDay(text)) !== undefined))
  })
})

describe('a field for a day', () => {
  it.each([
    ['1', '1'],
    ['1/', '01/'],
    ['3112', '31/12'],
    ['31122005', '31/12/2005'],
    ['1/2/2010', '01/02/2010'],
    ['311220059', '31/12/2005'],
    ['2005-12-31', '31/12/2005'],
    ['31/12/dois', '31/12/'],
  ])('makes of %s %s', (text, masked) => {
    expect(maskDay(text)).toBe(masked)
  })

  it('leaves what it made as it is', () => {
    fc.assert(fc.property(fc.string(), (text) => maskDay(maskDay(text)) === maskDay(text)))
  })
})

describe('an age', () => {
  it('changes on the birthday', () => {
    expect(ageOn('2026-11-21', '2008-11-22')).toBe(17)
    expect(ageOn('2026-11-22', '2008-11-22')).toBe(18)
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17)
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
  })

  it('is that of the agency’s day', () => {
    expect(dayOf(new Date('2026-11-22T02:59:00Z'))).toBe('2026-11-21')
    expect(dayOf(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22')
  })
})
