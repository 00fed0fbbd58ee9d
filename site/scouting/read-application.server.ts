import type { ApplicationFields, Consent, Place } from '#agency/application.ts'
import { dayOf } from '#agency/calendar-day.ts'
import type { NamedValue } from '#agency/form-options.ts'
import { parseInstagramAccount } from '#agency/web-address.ts'
import type { Locale } from '#agency/locale.ts'
import type { PhotoRefusal } from '#media/photos/photo-maker.ts'
import type { FourPhotos } from '#outbox/outbox.ts'

import type { Problem, Problems } from '../forms/problems.ts'
import { optional } from '../page/failures.server.ts'
import { textOf } from '../page/form-text.ts'
import type { FourSlots } from '../page/intake.ts'
import { identityContext, upstreamContext, type PageContext } from '../page/request-context.ts'
import { ageGroup } from './age-group.ts'
import {
  applicationValidator,
  NO_INSTAGRAM,
  type ReadApplication,
  type WordOfPhoto,
} from './application-schema.ts'
import { controls } from './controls.ts'
import { loadAgencyFormLists } from './load-scouting.server.ts'
import { ASKED, questionOfPhoto } from './questions.ts'
import type { FormLists } from './to-form-lists.ts'

type ReadForm =
  | { status: 'read'; fields: ApplicationFields; guardian: Consent['guardian']; photos: FourPhotos }
  | { status: 'invalid'; problems: Problems }

/** Validates the form with the same schema as the browser, in which a word stands for each photo. */
export async function readApplication(
  context: PageContext,
  locale: Locale,
  { fields: form, photos: slots }: { fields: FormData; photos: FourSlots },
): Promise<ReadForm> {
  const { minimumAge } = context.get(identityContext)
  const lists = await loadAgencyFormLists(context, locale)
  const rules = { today: dayOf(new Date()), minimumAge, lists }
  const read = applicationValidator(rules)(form, wordsOf(form, slots))
  if (read.status === 'invalid') return read
  const places = await findPlaces(context, lists, read.value)
  if (places === null) {
    return { status: 'invalid', problems: { [controls.city]: ['choice'] } }
  }
  const photos = photosOf(slots)
  if (photos === null) throw new Error('the schema rejects a form without four photos')
  const fields = toFields(read.value, places)
  const needsGuardian = ageGroup(fields.birthdate, rules) === 'minor'
  const guardian = needsGuardian ? read.value[controls.guardianName] : null
  return { status: 'read', fields, guardian, photos }
}

const problemsOfRefusals: Readonly<Record<PhotoRefusal, Problem>> = {
  empty: 'photo-empty',
  'too-large': 'photo-too-large',
  'not-a-picture': 'photo-type',
  'too-long': 'photo-side',
  'too-many-frames': 'photo-frames',
  'too-many-pixels': 'photo-pixels',
  'too-much-memory': 'photo-memory',
  unreadable: 'photo-unreadable',
}

function wordsOf(form: FormData, slots: FourSlots): WordOfPhoto {
  const asked = textOf(form, ASKED)
  return (_, index) => {
    const slot = slots[index] ?? null
    if (slot === null) return undefined
    if (slot.status !== 'prepared') return problemsOfRefusals[slot.reason]
    const isSame = slots.slice(0, index).some((other) => isSamePhoto(slot, other))
    return questionOfPhoto(asked, { isSame, longestSide: slot.longestSide }) ?? 'ready'
  }
}

function isSamePhoto(one: FourSlots[number], other: FourSlots[number]): boolean {
  if (one?.status !== 'prepared' || other?.status !== 'prepared') return false
  const [bytes, others] = [one.photo.bytes, other.photo.bytes]
  return bytes.length === others.length && bytes.every((byte, index) => byte === others[index])
}

/** All four photos; null when one is missing. */
function photosOf([face, profile, half, full]: FourSlots): FourPhotos | null {
  if (face?.status !== 'prepared' || profile?.status !== 'prepared') return null
  if (half?.status !== 'prepared' || full?.status !== 'prepared') return null
  return [face.photo, profile.photo, half.photo, full.photo]
}

type Places = { country: Place | null; state: Place | null; city: Place | null }

/**
 * Looks up the names of the chosen places. Null if the state is not in the country, or the city not in the state. If the lookup
 * fails, accepts the values as sent.
 */
async function findPlaces(
  context: PageContext,
  lists: FormLists,
  given: ReadApplication,
): Promise<Places | null> {
  const country = placeOf(lists.countries, given[controls.country])
  const { [controls.state]: state, [controls.city]: city } = given
  if (country === null || (state === null && city === null))
    return { country, state: null, city: null }
  const cities = await optional(context.get(upstreamContext).cities(country.value, 'pt'))
  if (cities === null) return { country, state: namedAfter(state), city: namedAfter(city) }
  const inState = cities.filter((each) => each.state.value === state)
  const found = inState.find((each) => city === null || each.value === city)
  if (found === undefined) return null
  return {
    country,
    state: found.state,
    city: city === null ? null : { value: found.value, label: found.label },
  }
}

function placeOf(list: readonly NamedValue[], value: string | undefined): Place | null {
  return list.find((each) => each.value === value) ?? null
}

function namedAfter(value: string | null): Place | null {
  return value === null ? null : { value, label: value }
}

function toFields(given: ReadApplication, places: Places): ApplicationFields {
  const account = given[controls.hasNoInstagram] === undefined ? given[controls.instagram] : null
  return {
    realName: given[controls.realName],
    stageName: given[controls.stageName],
    gender: given[controls.gender],
    email: given[controls.email],
    birthdate: given[controls.birthdate],
    phone: given[controls.phone],
    instagram: parseInstagramAccount(account) ?? NO_INSTAGRAM,
    height: given[controls.height],
    shoes: given[controls.shoes],
    eyes: given[controls.eyes],
    hair: given[controls.hair],
    ...places,
  }
}
