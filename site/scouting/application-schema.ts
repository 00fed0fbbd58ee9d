import * as v from 'valibot'

import { parseDay } from '#agency/calendar-day.ts'
import { parseInstagramAccount } from '#agency/web-address.ts'
import { parsePhone } from '#agency/phone.ts'

import { ageGroup } from './age-group.ts'
import { controls, type PhotoControl, photoControls, typedControls } from './controls.ts'
import { isLikelyMistyped } from './mistyped-email.ts'
import { ASKED, wasAsked } from './questions.ts'
import type { FormLists } from './to-form-lists.ts'
import { line, optionalLine, parsed, say, validateForm } from '../forms/form-schema.ts'
import { formValues } from '../forms/form-values.ts'
import type { Problem } from '../forms/problems.ts'

/** The value sent for an applicant without Instagram: the agency's panel requires one (docs/product.md: Application form). */
export const NO_INSTAGRAM = '-'

/** The rules that validate an application: the day it is sent (yyyy-MM-dd), the minimum age, and the values on offer. */
export type ApplicationRules = { today: string; minimumAge: number; lists: FormLists }

/** A photo is validated beforehand. Here it is a word. */
const photo = v.pipe(
  v.string(say('photo-missing')),
  v.check(
    (word) => word === 'ready',
    ({ input }) => input,
  ),
)

function oneOf(list: FormLists[keyof FormLists]) {
  return v.picklist(
    list.map(({ value }) => value),
    say('choice'),
  )
}

/** Validates each field on its own; checks across fields follow in {@link applicationSchema}. */
function fieldsSchema({ today, minimumAge, lists }: ApplicationRules) {
  const [face, profile, half, full] = photoControls
  return v.object(
    {
      [controls.realName]: line,
      [controls.stageName]: line,
      [controls.gender]: v.picklist(['woman', 'man'], say('choice')),
      [controls.email]: v.pipe(line, v.email(say('email'))),
      [controls.birthdate]: birthdate({ today, minimumAge }),
      [controls.phone]: v.pipe(line, parsed(parsePhone, 'phone')),
      [controls.instagram]: optionalLine,
      [controls.hasNoInstagram]: v.optional(v.string()),
      [controls.height]: oneOf(lists.heights),
      [controls.shoes]: oneOf(lists.shoes),
      [controls.eyes]: oneOf(lists.eyes),
      [controls.hair]: oneOf(lists.hair),
      [controls.country]: v.optional(oneOf(lists.countries)),
      [controls.state]: optionalLine,
      [controls.city]: optionalLine,
      [controls.guardian]: v.optional(v.string()),
      [controls.guardianName]: optionalLine,
      [controls.terms]: v.string(say('terms')),
      [ASKED]: v.optional(v.string()),
      [face]: photo,
      [profile]: photo,
      [half]: photo,
      [full]: photo,
    },
    ({ path }) => wordForMissing(path?.at(-1)?.key),
  )
}

/** The word for the photo of a slot, which is at `index`: `ready`, or its problem; undefined without a photo. */
export type WordOfPhoto = (slot: PhotoControl, index: number) => string | undefined

/** Returns the validation of a form, which browser and server share. Its problems are words, not sentences. */
export function applicationValidator(rules: ApplicationRules) {
  const schema = applicationSchema(rules)
  return (form: FormData, wordOfPhoto: WordOfPhoto) => {
    const values = Object.entries(formValues(form, [...typedControls, ASKED]))
    const filled = values.filter(([, value]) => value !== '') // an empty field is a missing one
    const photos = photoControls.map((slot, index) => [slot, wordOfPhoto(slot, index)])
    return validateForm(schema, Object.fromEntries([...filled, ...photos]))
  }
}

function applicationSchema(rules: ApplicationRules) {
  const needsGuardian = (day: string) => ageGroup(day, rules) === 'minor'
  return v.pipe(
    fieldsSchema(rules),
    v.forward(
      v.partialCheck(
        [[controls.realName], [ASKED]],
        (given) =>
          !isLatinWord(given[controls.realName]) || wasAsked(given[ASKED], 'ask-full-name'),
        say('ask-full-name'),
      ),
      [controls.realName],
    ),
    v.forward(
      v.partialCheck(
        [[controls.email], [ASKED]],
        (given) => !isLikelyMistyped(given[controls.email]) || wasAsked(given[ASKED], 'ask-email'),
        say('ask-email'),
      ),
      [controls.email],
    ),
    v.forward(
      v.partialCheck(
        [[controls.instagram], [controls.hasNoInstagram]],
        (given) =>
          given[controls.hasNoInstagram] !== undefined ||
          parseInstagramAccount(given[controls.instagram]) !== null,
        ({ input }) => say(input[controls.instagram] === null ? 'missing' : 'instagram'),
      ),
      [controls.instagram],
    ),
    v.forward(
      v.partialCheck(
        [[controls.birthdate], [controls.guardian]],
        (given) =>
          given[controls.guardian] !== undefined || !needsGuardian(given[controls.birthdate]),
        say('guardian'),
      ),
      [controls.guardian],
    ),
    v.forward(
      v.partialCheck(
        [[controls.birthdate], [controls.guardianName]],
        (given) =>
          Boolean(given[controls.guardianName]) || !needsGuardian(given[controls.birthdate]),
        say('missing'),
      ),
      [controls.guardianName],
    ),
  )
}

/** Whether a name is one word in Latin script. Other scripts may write name and surname without a space. */
function isLatinWord(name: string): boolean {
  return /^[\p{Script=Latin}\p{M}'’.-]+$/u.test(name)
}

/** The values of a valid form. */
export type ReadApplication = v.InferOutput<ReturnType<typeof applicationSchema>>

/** The problem of a control that is missing from the form: the visitor chose, ticked or typed nothing. */
function wordForMissing(name: unknown): Problem {
  if (photoControls.some((slot) => slot === name)) return 'photo-missing'
  if (name === controls.terms) return 'terms'
  return chosen.some((control) => control === name) ? 'choice' : 'missing'
}

const { gender, height, shoes, eyes, hair } = controls
const chosen = [gender, height, shoes, eyes, hair]

function birthdate(rules: Pick<ApplicationRules, 'today' | 'minimumAge'>) {
  return v.pipe(
    line,
    parsed(parseDay, 'day'),
    v.check((day) => day <= rules.today, say('future')),
    v.check((day) => ageGroup(day, rules) !== 'too-young', say('too-young')),
  )
}
