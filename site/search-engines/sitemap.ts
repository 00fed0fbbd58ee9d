import { inEachLocale, type Locale, locales } from '#agency/locale.ts'
import { type PostSummary, withTranslations } from '#agency/post.ts'
import { talentsOf } from '#agency/roster.ts'
import { isKid, type RosterTalent } from '#agency/talent.ts'

import { addressesOfTranslations } from '../newsletter/post-addresses.ts'
import { addressesOf, type PartialAddresses } from '../page/page-addresses.ts'
import { rosterAddresses } from '../roster/roster-address.ts'
import { talentAddresses } from '../talent/talent-address.ts'

/** The limits of one sitemap (sitemaps.org: 50,000 addresses, 50 MB); smaller in tests. */
type SitemapLimits = { addresses: number; bytes: number }

/** Pages with one address in each language. */
const singlePages = [
  'home',
  'newsletter',
  'scouting',
  'about',
  'contact',
  'privacy',
  'accessibility',
  'scoutCheck',
] as const

/**
 * Every page that search engines may index, in the site's languages: all single pages, lists with talents, all talents except kids
 * (docs/product.md: Children), and posts. A post and its translations are one page.
 */
export function findablePages(
  roster: readonly RosterTalent[],
  posts: readonly PostSummary[],
  languages: readonly Locale[] = locales,
): PartialAddresses[] {
  const talents = roster.filter((talent) => !isKid(talent))
  const boards = new Set(talents.flatMap((talent) => talent.boards))
  const lists = (['all', 'woman', 'man'] as const).flatMap((gender) =>
    ['all', ...boards]
      .map((board) => ({ gender, board }))
      .filter((choice) => talentsOf(talents, choice).length > 0),
  )
  const pages = [
    ...singlePages.map((page) => addressesOf(page, {})),
    ...lists.map(rosterAddresses),
    ...talents.map(talentAddresses),
    ...withTranslations(posts).map(addressesOfTranslations),
  ]
  return pages.map((addresses) =>
    inEachLocale((locale) => (languages.includes(locale) ? addresses[locale] : null)),
  )
}

/**
 * Writes sitemaps of pages in every language, each with its translations: one document, or as many as the limits require.
 * `origin` is the site's, without a trailing slash.
 */
export function sitemaps(
  pages: readonly PartialAddresses[],
  origin: string,
  limits: SitemapLimits = { addresses: 50_000, bytes: 50_000_000 },
): string[] {
  const entries = pages.flatMap((addresses) => entriesOf(addresses, origin))
  return inParts(entries, limits).map(
    (part) =>
      `${XML}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${part.join('')}</urlset>\n`,
  )
}

/** Writes the index of several sitemaps. */
export function sitemapIndex(count: number, origin: string): string {
  const parts = Array.from({ length: count }, (_, index) => absolute(partPath(index + 1), origin))
  const entries = parts.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`)
  return `${XML}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('')}</sitemapindex>\n`
}

/** The address of one of several sitemaps; numbers begin with 1. */
export function partPath(number: number): string {
  return `/sitemap-${number}.xml`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function entriesOf(addresses: PartialAddresses, origin: string): string[] {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path, origin)}"/>`
  const own = locales.flatMap((locale) => {
    const path = addresses[locale]
    return path === null ? [] : [{ locale, path }]
  })
  const alternates = [
    ...own.map(({ locale, path }) => link(locale, path)),
    ...own.slice(0, 1).map(({ path }) => link('x-default', path)),
  ].join('')
  return own.map(({ path }) => `<url><loc>${absolute(path, origin)}</loc>${alternates}</url>\n`)
}

/** A full address for XML: percent-encoded, so that all of it is ASCII, then with XML's special characters escaped. */
function absolute(path: string, origin: string): string {
  const { href } = new URL(origin + path)
  return href.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Counts characters as bytes, since addresses are ASCII: see {@link absolute}. */
function inParts(entries: readonly string[], { addresses, bytes }: SitemapLimits): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const entry of entries) {
    const last = parts.at(-1)
    if (last === undefined || last.length === addresses || entry.length > room) {
      parts.push([entry])
      room = bytes - FRAME_BYTES - entry.length
    } else {
      last.push(entry)
      room -= entry.length
    }
  }
  return parts
}

/** Room for the XML around the entries. */
const FRAME_BYTES = 300
