import { redirect } from 'react-router'

import { findBoard, shownBoards } from '#agency/board.ts'
import { parseId } from '#agency/id.ts'
import type { Locale } from '#agency/locale.ts'
import { formatHeight, lengthIn } from '#agency/measures.ts'
import { similarTalents } from '#agency/similar-talents.ts'
import { frameOfCover, isKid, type RosterTalent, type Talent } from '#agency/talent.ts'

import type { Upstream } from '#upstream/upstream.ts'

import { toColourNames } from './to-colour-names.ts'
import { optionalWithTimeout, pageNotFound, required } from '../page/failures.server.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import type { PageHeader } from '../page/page-header.ts'
import { genderOfWord, pathTo } from '../paths.ts'
import { identityContext, upstreamContext, type PageContext } from '../page/request-context.ts'
import { previewOf } from './talent-preview.server.ts'
import { toGallery } from './gallery.server.ts'
import { measureRows } from './measure-rows.ts'
import { sizeRows } from './size-rows.ts'
import { neighboursOnBoard } from './neighbours.ts'
import { isAddressOf, talentAddresses, talentPath } from './talent-address.ts'

/** As many as fit into one row on a desktop with the heading beside them. */
const MAX_SIMILAR = 4

type Params = LocaleParams & { gender: string; category: string; id_model: string }

/**
 * The data of the profile page. 404 for an unknown talent, gender word or board; 301 from an address that is not the talent's
 * own; 503 if the service is down and no copy is stored.
 */
export async function loadTalent(
  context: PageContext,
  params: Params & { name: string },
  search: string,
) {
  const asked = readAddress(context, params)
  const colours = optionalWithTimeout(context.get(upstreamContext).colours())
  const roster = optionalWithTimeout(context.get(upstreamContext).roster())
  const talent = await findTalent(context, asked.id, asked.locale)
  const { boards, documents } = context.get(identityContext)
  const { isPanelEmbedded } = context.get(upstreamContext)
  if (!isAddressOf(talent, { ...asked, name: params.name })) {
    throw redirect(talentPath(talent, asked.locale) + search, 301)
  }
  const listed = (await roster) ?? []
  const colourNames = toColourNames(await colours, asked.locale)
  return {
    addresses: talentAddresses(talent),
    header: {
      kind: 'talent',
      name: talent.name,
      hasFilmCover: talent.covers.film !== null,
      listPath: pathTo('board', asked.locale, asked),
    } satisfies PageHeader,
    /** The models page that the address names. */
    asked: { gender: asked.gender, board: asked.board },
    /** The board that the address names, with its label. */
    boards: shownBoards(boards).filter(({ name }) => name === asked.board),
    id: talent.id,
    name: talent.name,
    /** The neighbours on the board that the address names. */
    neighbours: neighboursOnBoard(listed, asked, { id: talent.id, locale: asked.locale }),
    /** Shown, but excluded from search engines and sharing. */
    isKid: isKid(talent),
    heightCm: talent.measures.heightCm,
    measures: measureRows(talent, colourNames, asked.locale),
    sizes: sizeRows(talent, asked.locale),
    nationality: talent.nationality,
    languages: talent.languages,
    instagram: talent.instagram,
    modelsCom: talent.modelsCom,
    /** The unit that a portfolio has at first; whether documents may have the cover as their front, and archives JPEGs. */
    documents: {
      unit: documents.units?.[asked.locale] ?? 'inches',
      hasCover: talent.covers.poster !== null && (isPanelEmbedded || frameOfCover(talent) !== null),
      hasJpegs: isPanelEmbedded,
    },
    /** The talents of the roster who are most like this one. */
    similar: similarTo(listed, talent.id).map((other) => toSimilar(context, other, asked.locale)),
    ...(await toGallery(context, talent, asked.locale)),
  }
}

/** The data of a profile page. */
export type TalentView = Omit<Awaited<ReturnType<typeof loadTalent>>, 'header'>

/** The talents who are most like one of the roster; none if the roster does not have that talent. */
function similarTo(roster: readonly RosterTalent[], id: number): RosterTalent[] {
  const talent = roster.find((each) => each.id === id)
  return talent === undefined ? [] : similarTalents(roster, talent, MAX_SIMILAR)
}

/** Picks the fields of a similar talent that may leave the server: a link to it, with the height in both units. */
function toSimilar(context: PageContext, talent: RosterTalent, locale: Locale) {
  const height = lengthIn(talent.measures, 'height')
  return {
    ...previewOf(context, talent, locale),
    height: height === null ? null : formatHeight(height, locale),
  }
}

/** Redirects an address without the name to the address with it. */
export async function redirectToTalent(context: PageContext, params: Params, search: string) {
  const { locale, id } = readAddress(context, params)
  const talent = await findTalent(context, id, locale)
  return redirect(talentPath(talent, locale) + search, 301)
}

function readAddress(context: PageContext, params: Params) {
  const locale = pageLocale(context, params)
  const gender = genderOfWord(params.gender)
  const { boards } = context.get(identityContext)
  const board = params.category === 'all' ? 'all' : findBoard(boards, params.category)
  const id = parseId(params.id_model)
  if (gender === null || board === null || id === null) throw pageNotFound()
  return { locale, gender, board, id }
}

async function findTalent(context: PageContext, id: number, locale: Locale): Promise<Talent> {
  const upstream = context.get(upstreamContext)
  const reply = await upstream.talent(id, locale)
  // after a 503, the cached page of a talent who has left would stay
  if (reply.status === 'failed' && !(await mayBeListed(upstream, id))) throw pageNotFound()
  const talent = await required(context, Promise.resolve(reply))
  if (talent === null) throw pageNotFound()
  return talent
}

/** An older roster, in an outage, may lack a talent who is new. */
const RECENT_MS = 12 * 3_600_000

/** False if a recent roster does not list the talent. */
async function mayBeListed(upstream: Upstream, id: number): Promise<boolean> {
  const roster = await upstream.roster()
  if (roster.status !== 'answered') return true
  const isRecent = Date.now() - roster.asOf.getTime() < RECENT_MS
  return !isRecent || roster.value.some((each) => each.id === id)
}
