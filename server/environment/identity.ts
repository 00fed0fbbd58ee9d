import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import * as v from 'valibot'

import type { AgencyIdentity } from '#agency/identity.ts'
import { type Locale, locales } from '#agency/locale.ts'
import { hasStrayLink, parseRichText } from '#agency/rich-text.ts'
import { applicationFieldNames, ownConsentFields } from '#contract/panel/entries.ts'

import { type UnknownField, unknownFieldsIn } from '#provider/agency-folder/unknown-fields.ts'

import { localeOfPath } from '#site/paths.ts'

import { ConfigurationError } from './exit.ts'
import { firstMissingBoardText, IdentityBoards, inItsLanguages, text } from './identity-boards.ts'

const email = v.pipe(text, v.email('must be an e-mail address'))
const paragraph = v.pipe(
  text,
  v.check(
    (given) => !hasStrayLink(given),
    'has a link that leads neither to https:// nor to a path of the site',
  ),
)
const paragraphs = v.pipe(
  v.array(paragraph, 'must be a list of paragraphs'),
  v.minLength(1, 'must have at least one paragraph'),
)

const sections = v.pipe(
  v.array(v.strictObject({ heading: text, paragraphs }), 'must be a list of sections'),
  v.minLength(1, 'must have at least one section'),
)

const wholeUpTo = (most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(most, `must be ${most} at the most`),
  )

const unit = v.exactOptional(v.picklist(['inches', 'cm'], 'must be inches or cm'))

const about = v.strictObject({ paragraphs, pictureAlt: text })

const wireField = v.pipe(
  v.string('must be text'),
  v.regex(/^[A-Za-z][\w-]{0,63}$/, 'must be the name of a field: letters, digits, _ and -'),
  v.check(
    (name) => !applicationFieldNames.has(name) || ownNames.has(name),
    'is a field of the application itself',
  ),
)
const ownNames: ReadonlySet<string> = new Set(Object.values(ownConsentFields))

const consentFields = v.pipe(
  v.strictObject({
    privacyVersion: v.exactOptional(wireField),
    agreedAt: v.exactOptional(wireField),
    guardian: v.exactOptional(wireField),
  }),
  v.check((names) => {
    const given = Object.values(names)
    return new Set(given).size === given.length
  }, 'must name a field once'),
)

const homeFaces = v.pipe(
  v.array(
    v.pipe(
      v.number('must be the number of a talent'),
      v.safeInteger('must be a whole number'),
      v.minValue(1, 'must be 1 at least'),
    ),
    'must be a list of numbers',
  ),
  v.maxLength(8, 'must name eight talents at the most'),
  v.check((given) => new Set(given).size === given.length, 'must name a talent once'),
)

const Identity = v.strictObject({
  demo: v.exactOptional(v.strictObject({ folder: text, brand: text })),
  brand: text,
  address: v.array(text, 'must be a list of lines'),
  emails: v.strictObject({ general: email, scouting: email }),
  phones: v.array(text, 'must be a list of phone numbers'),
  boards: IdentityBoards,
  menuLanguages: v.pipe(
    v.array(v.picklist(locales, `must be one of ${locales.join(', ')}`), 'must be a list'),
    v.includes('pt', 'must name pt: Portuguese is always there'),
    v.check((given) => new Set(given).size === given.length, 'must name a language once'),
  ),
  homePostLimit: wholeUpTo(20),
  postType: v.exactOptional(text),
  retentionDays: v.pipe(
    v.number('must be a number of days'),
    v.integer('must be a whole number of days'),
    v.minValue(1, 'must be one day at least'),
    v.maxValue(3650, 'must be 3650 days at the most'),
  ),
  consentFields: v.exactOptional(consentFields),
  documents: v.strictObject({
    template: text,
    fileNameSuffix: v.pipe(
      v.string('must be text'),
      v.regex(/^[\w .-]{0,40}$/, 'must be up to 40 letters, digits, spaces, dots, - or _'),
    ),
    units: v.exactOptional(v.strictObject({ pt: unit, en: unit, es: unit })),
  }),
  minimumAge: wholeUpTo(18),
  privacy: v.strictObject(inItsLanguages(sections)),
  about: v.strictObject({ picture: text, ...inItsLanguages(about) }),
  contact: v.strictObject(inItsLanguages(paragraphs)),
  homeSlides: v.exactOptional(text),
  homeFaces: v.exactOptional(homeFaces),
  socialFeed: v.exactOptional(
    v.picklist(['on-click', 'when-near'], 'must be on-click or when-near'),
  ),
}) satisfies v.GenericSchema<unknown, AgencyIdentity>

/**
 * Reads the agency's identity file (docs/product.md: Identity file).
 *
 * @throws ConfigurationError with the file, the field and the requirement.
 */
export async function loadIdentity(path: string): Promise<AgencyIdentity> {
  if (!existsSync(path)) {
    throw new ConfigurationError(`AGENCY_CONFIG names ${path}, which does not exist.`)
  }
  const identity = await importDefault(path)
  const [unknown] = unknownFieldsIn(Identity, identity)
  if (unknown !== undefined) throw new ConfigurationError(`${path}: ${inSentence(unknown)}`)
  const result = v.safeParse(Identity, identity)
  if (result.success) {
    const missing =
      firstMissingText(result.output) ??
      firstMissingBoardText(result.output) ??
      firstLinkAstray(result.output)
    if (missing === null) return result.output
    throw new ConfigurationError(`${path}: ${missing}`)
  }
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'its default export'
  throw new ConfigurationError(`${path}: ${field} ${reasonOf(issue)}.`)
}

/** Describes the first text that is missing in a language of the site; null if none is. */
function firstMissingText(identity: AgencyIdentity): string | null {
  const fields = ['about', 'contact', 'privacy'] as const
  for (const language of identity.menuLanguages) {
    const field = fields.find((each) => identity[each][language] === undefined)
    if (field !== undefined) {
      return `${field}.${language} is missing: menuLanguages names ${language}, whose texts must all be there.`
    }
  }
  return null
}

/** Describes the first link to a page in a language that the site does not have; null if there is none. */
function firstLinkAstray(identity: AgencyIdentity): string | null {
  const languages = identity.menuLanguages
  for (const language of languages) {
    for (const [field, texts] of Object.entries(paragraphsIn(identity, language))) {
      const address = texts.flatMap(linksIn).find((each) => !languages.includes(localeOfPath(each)))
      if (address !== undefined) {
        return `${field}.${language} has a link to ${address}, in a language that menuLanguages does not name.`
      }
    }
  }
  return null
}

function paragraphsIn(identity: AgencyIdentity, language: Locale) {
  return {
    about: identity.about[language]?.paragraphs ?? [],
    contact: identity.contact[language] ?? [],
    privacy: (identity.privacy[language] ?? []).flatMap((section) => section.paragraphs),
  }
}

function linksIn(given: string): string[] {
  const spans = parseRichText(given)
  return spans.flatMap((span) => (span.kind === 'link' ? span.address.replace(/[?#].*$/, '') : []))
}

function reasonOf({ type, message, input }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'is missing'
  return type === 'strict_object' || type === 'record' ? 'must be an object ({ … })' : message
}

function inSentence({ path, nearest }: UnknownField): string {
  const field = path.map(({ key }) => key).join('.')
  const meant = nearest === null ? '' : `; is "${nearest}" meant?`
  return `${field} is no field of the identity file${meant || '.'}`
}

async function importDefault(path: string): Promise<unknown> {
  try {
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href)
    return typeof module === 'object' && module !== null && 'default' in module
      ? module.default
      : undefined
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    throw new ConfigurationError(`${path} cannot be read: ${reason}.`, { cause })
  }
}
