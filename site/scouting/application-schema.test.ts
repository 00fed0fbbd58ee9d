import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { applicationValidator } from './application-schema.ts'
import { controls, photoControls } from './controls.ts'
import { filledIn, photosIn, rules } from './filled-in.fixture.ts'

const validator = applicationValidator(rules)

function validate(change: Record<string, string | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filledIn, ...change })) {
    if (value !== undefined) form.set(name, value)
  }
  return validator(form, photosIn(form))
}

function problemsOf(change: Record<string, string | undefined>) {
  const read = validate(change)
  return read.status === 'read' ? {} : read.problems
}

describe('an application', () => {
  it('is right when everything is filled in, and read as the agency wants it', () => {
    expect(validate({})).toMatchObject({
      status: 'read',
      value: {
        [controls.birthdate]: '2000-02-01',
        [controls.phone]: '+55 (11) 91234-5678',
        [controls.realName]: 'Ana Lima',
      },
    })
  })

  it('is read from the first field of each name, as a form shown again is, and not from a file', () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(filledIn)) form.append(name, value)
    form.append(controls.realName, 'Bia Costa')
    form.append(controls.state, new File(['12'], 'state'))
    const value = { [controls.realName]: 'Ana Lima' }
    expect(validator(form, photosIn(form))).toMatchObject({ status: 'read', value })
  })

  it('lacks everything when nothing is filled in', () => {
    const nothing = Object.fromEntries(Object.keys(filledIn).map((name) => [name, undefined]))
    expect(Object.keys(problemsOf(nothing)).toSorted()).toEqual(
      [
        controls.realName,
        controls.stageName,
        controls.gender,
        controls.email,
        controls.birthdate,
        controls.phone,
        controls.instagram,
        controls.height,
        controls.shoes,
        controls.eyes,
        controls.hair,
        controls.terms,
        ...photoControls,
      ].toSorted(),
    )
  })

  it.each([
    [controls.realName, '   ', 'missing'],
    [controls.realName, '\u0000\u202E\n', 'missing'],
    [controls.stageName, '\u200B\u2060', 'missing'],
    [controls.stageName, 'x'.repeat(121), 'too-long'],
    [controls.gender, 'undefined', 'choice'],
    [controls.email, 'ana@', 'email'],
    [controls.email, 'ana at a.example', 'email'],
    [controls.birthdate, '31/02/2000', 'day'],
    [controls.birthdate, '1/1/1890', 'day'],
    [controls.birthdate, '1/1/2030', 'future'],
    [controls.birthdate, '23/11/2012', 'too-young'],
    [controls.phone, 'onze nove', 'phone'],
    [controls.instagram, 'https://instagram.example/ana', 'instagram'],
    [controls.instagram, 'ana lima', 'instagram'],
    [controls.instagram, 'instagram.com', 'instagram'],
    [controls.instagram, '', 'missing'],
    [controls.height, '300/9.10', 'choice'],
    [controls.eyes, 'Rainbow', 'choice'],
    [controls.country, 'Brazil', 'choice'],
    [controls.terms, undefined, 'terms'],
    [controls.hair, undefined, 'choice'],
    [controls.email, undefined, 'missing'],
    ['image_2', undefined, 'photo-missing'],
    ['image_3', 'photo-type', 'photo-type'],
  ])('with %s “%s” says %s there, and nothing elsewhere', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual({ [name]: [problem] })
  })

  it.each(['Ana', '@ana.lima', 'instagram.com/ana', 'https://www.instagram.com/ana_lima/?hl=pt'])(
    'takes %s as Instagram',
    (account) => {
      expect(problemsOf({ [controls.instagram]: account })).toEqual({})
    },
  )

  it('needs no Instagram of who has none', () => {
    expect(problemsOf({ [controls.instagram]: '', [controls.hasNoInstagram]: 'on' })).toEqual({})
  })

  it('needs a guardian’s tick and name of who is under 18', () => {
    const minor = { [controls.birthdate]: '23/11/2008' }
    const [tick, name] = [controls.guardian, controls.guardianName]
    expect(problemsOf(minor)).toEqual({ [tick]: ['guardian'], [name]: ['missing'] })
    expect(problemsOf({ ...minor, [tick]: 'on', [name]: ' ' })).toEqual({ [name]: ['missing'] })
    expect(problemsOf({ ...minor, [tick]: 'on', [name]: 'Eva Lima' })).toEqual({})
    expect(problemsOf({ [controls.birthdate]: '22/11/2008' })).toEqual({})
  })

  it('takes names of every script', () => {
    for (const name of ['Ана Лима', '日本 太郎', 'آنا', 'Zoë Ñandú', '👩‍🦰']) {
      expect(problemsOf({ [controls.realName]: name })).toEqual({})
    }
  })

  it('is validated, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const name of Object.values(controls)) validate({ [name]: text })
      }),
    )
  })
})
