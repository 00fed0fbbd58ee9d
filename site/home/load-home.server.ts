import type { Locale } from '#agency/locale.ts'
import type { Slide, SlideMedium } from '#agency/slide.ts'
import { isKid, type RosterTalent } from '#agency/talent.ts'

import { homeDescriptions } from '../i18n/messages.server.ts'
import { optionalWithTimeout } from '../page/failures.server.ts'
import { previewOf } from '../talent/talent-preview.server.ts'
import { toPostCards } from '../newsletter/load-newsletter.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import type { PageHeader } from '../page/page-header.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import {
  identityContext,
  type Media,
  mediaContext,
  originContext,
  type PageContext,
  socialFeedContext,
  upstreamContext,
} from '../page/request-context.ts'
import { FEED_PARAMETER, type FeedView } from './feed-view.ts'
import type { MediumView, SlideView } from './slide-view.ts'

export type HomeView = Awaited<ReturnType<typeof loadHome>>

/**
 * The data of the home page: the slides of the splash and, if the agency wants them, those of the first screen; the newest posts
 * of the page's language; a few faces; the social feed, if there is one. If a service has no answer soon, not even an old one,
 * `posts` is null, and slides and faces are left out.
 */
export async function loadHome(
  context: PageContext,
  params: LocaleParams,
  search = new URLSearchParams(),
) {
  const locale = pageLocale(context, params)
  const upstream = context.get(upstreamContext)
  const { homePostLimit, homeSlides, homeFaces } = context.get(identityContext)
  const [splash, slides, posts, roster] = await Promise.all([
    optionalWithTimeout(upstream.prehome()),
    homeSlides === undefined ? null : optionalWithTimeout(upstream.slides(homeSlides)),
    optionalWithTimeout(upstream.newsletter()),
    optionalWithTimeout(upstream.roster()),
  ])
  const feed = toFeedView(context, locale, search)
  const own = posts?.filter((post) => post.locale === locale).slice(0, homePostLimit)
  return {
    addresses: addressesOf('home', {}),
    description: homeDescriptions[locale](context.get(identityContext).brand),
    header: { kind: 'home' } satisfies PageHeader,
    // a visitor who requests the feed has seen the splash
    splash: feed?.isAskedFor ? [] : toSlideViews(context, splash ?? []),
    slides: toSlideViews(context, slides ?? []),
    posts: own === undefined ? null : toPostCards(context, own),
    faces: chooseFaces(roster ?? [], homeFaces).map((talent) => previewOf(context, talent, locale)),
    feed,
  }
}

/** Slides with the addresses of their media; a slide that cannot be shown on every screen is left out. */
function toSlideViews(context: PageContext, slides: readonly Slide[]): SlideView[] {
  const media = context.get(mediaContext)
  return slides.flatMap((slide) => {
    const upright = toMediumView(media, slide.upright)
    const wide = toMediumView(media, slide.wide)
    return upright === null || wide === null ? [] : [{ id: slide.id, upright, wide }]
  })
}

function toMediumView(media: Media, { kind, path }: SlideMedium): MediumView | null {
  if (kind === 'picture') return { kind, picture: media.picture(path) }
  const address = media.film(path)
  return address === null ? null : { kind, address }
}

/** The social feed in a language; null if the agency has none. */
function toFeedView(
  context: PageContext,
  locale: Locale,
  search: URLSearchParams,
): FeedView | null {
  const feed = context.get(socialFeedContext)
  if (feed === null) return null
  const { address, isOwn, pictures } = feed
  return {
    address: isOwn ? `${address}?language=${locale}` : address,
    isOwn,
    pictures,
    host: new URL(address, context.get(originContext)).host,
    loads: isOwn ? 'when-near' : (context.get(identityContext).socialFeed ?? 'on-click'),
    isAskedFor: search.has(FEED_PARAMETER),
  }
}

/** Six faces fill one, two or three rows; so do eight. */
const USUAL = 6
const MOST = 8

/**
 * The faces on the home page: the talents that the agency names, then the first of its order. There are six, or eight if it
 * names more than six; where there are fewer, an even number. Talents without a cover, and children, are left out.
 */
export function chooseFaces(
  roster: readonly RosterTalent[],
  named: readonly number[] = [],
): RosterTalent[] {
  const shown = roster.filter((talent) => talent.covers.card !== null && !isKid(talent))
  const first = named.flatMap((id) => shown.find((talent) => talent.id === id) ?? [])
  const faces = [...new Set([...first, ...shown])].slice(0, named.length > USUAL ? MOST : USUAL)
  const isOdd = faces.length % 2 === 1 && faces.length > 1
  return isOdd ? faces.slice(0, -1) : faces
}
