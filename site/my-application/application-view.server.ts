import type { StoredApplication } from '#agency/application.ts'
import { dayOf } from '#agency/calendar-day.ts'
import type { Locale } from '#agency/locale.ts'
import type { ApplicationState } from '#outbox/outbox.ts'

import { formatDate } from '../i18n/formats.ts'
import { optionalWithTimeout } from '../page/failures.server.ts'
import { identityContext, upstreamContext, type PageContext } from '../page/request-context.ts'
import { NO_INSTAGRAM } from '../scouting/application-schema.ts'
import { type FormLists, toFormLists } from '../scouting/to-form-lists.ts'

const DAY_MS = 86_400_000

/** What an applicant sees of an application. Days are in words. */
export type ApplicationView =
  | {
      status: 'waiting' | 'delivered'
      /** A panel elsewhere has it, or may have it: then it can only be asked to correct or delete it. */
      isElsewhere: boolean
      day: string
      keptUntil: string
      sent: SentView | null
    }
  | { status: 'withdrawn'; day: string; asked: 'not-needed' | 'waiting' | 'arrived' }
  | { status: 'missing' }

/** What was sent, as it is shown: lines by name, in order. Photos are only counted. */
export type SentView = {
  lines: readonly (readonly [name: SentLine, text: string])[]
  gender: 'woman' | 'man'
  email: string
  phone: string
  photos: number
}

type SentLine =
  | 'realName'
  | 'stageName'
  | 'birthdate'
  | 'instagram'
  | 'height'
  | 'shoes'
  | 'eyes'
  | 'hair'
  | 'place'
  | 'guardian'

/** The view of an application's state. Options are named in the visitor's language if the service tells their names in time. */
export async function applicationView(
  context: PageContext,
  locale: Locale,
  state: ApplicationState,
): Promise<ApplicationView> {
  const day = (at: number) => formatDate(dayOf(new Date(at)), locale)
  if (state.status === 'missing') return state
  if (state.status === 'withdrawn') {
    return { status: 'withdrawn', day: day(state.at), asked: state.asked }
  }
  const { status, application } = state
  const receivedAt = application?.receivedAt ?? (status === 'delivered' ? state.at : Date.now())
  const { retentionDays } = context.get(identityContext)
  return {
    status,
    isElsewhere: state.status === 'waiting' ? state.mayBeElsewhere : application === null,
    day: day(status === 'delivered' ? state.at : receivedAt),
    keptUntil: day(receivedAt + retentionDays * DAY_MS),
    sent: application === null ? null : await sentView(context, locale, application),
  }
}

async function sentView(
  context: PageContext,
  locale: Locale,
  { fields, guardian, photos }: StoredApplication,
): Promise<SentView> {
  const options = await optionalWithTimeout(context.get(upstreamContext).formOptions(locale))
  const lists = options === null ? null : toFormLists(options, locale)
  const named = (list: keyof FormLists, value: string, otherwise = value) =>
    lists?.[list].find((each) => each.value === value)?.label ?? otherwise
  const { city, state, country } = fields
  const countryName = country === null ? '' : named('countries', country.value, country.label)
  const places = [city?.label ?? '', state?.label ?? '', countryName]
  const lines: [SentLine, string][] = [
    ['realName', fields.realName],
    ['stageName', fields.stageName],
    ['birthdate', formatDate(fields.birthdate, locale)],
    ['instagram', fields.instagram === NO_INSTAGRAM ? '' : `@${fields.instagram}`],
    ['height', named('heights', fields.height)],
    ['shoes', named('shoes', fields.shoes)],
    ['eyes', named('eyes', fields.eyes)],
    ['hair', named('hair', fields.hair)],
    ['place', places.filter((place) => place !== '').join(', ')],
    ['guardian', guardian ?? ''],
  ]
  const { gender, email, phone } = fields
  return { lines: lines.filter(([, text]) => text !== ''), gender, email, phone, photos }
}
