import { type Context, Hono } from 'hono'

import { boardDescriptions, shownBoards } from '#agency/board.ts'
import type { Choice } from '#agency/form-options.ts'
import type { AgencyIdentity } from '#agency/identity.ts'
import type { RosterTalent } from '#agency/talent.ts'
import type { Media } from '#site/page/request-context.ts'
import {
  BOARD_DESCRIPTIONS_ADDRESS,
  LIST_ADDRESS,
  LIST_VERSION,
  type ListAnswer,
  type ListedTalent,
  MAX_TALENTS_IN_LIST,
  OTHER_COVERS_ADDRESS,
  type OtherCovers,
  type RosterList,
} from '#site/roster-list/roster-list.ts'
import type { Colours, Upstream } from '#upstream/upstream.ts'

import { answerUnavailable } from '../http/refusals.ts'

type RosterListParts = {
  upstream: Pick<Upstream, 'roster' | 'colours'>
  identity: Pick<AgencyIdentity, 'boards'>
  media: Pick<Media, 'picture'>
}

/**
 * Serves the whole roster in one small response, which the browser filters on its own, and the hover covers in another. The page
 * cache stores and compresses both like pages. A third has the descriptions of the boards, for the menu.
 */
export function rosterListApp({ upstream, identity, media }: RosterListParts): Hono {
  const boards = shownBoards(identity.boards)
  const descriptions = boardDescriptions(identity.boards)
  const app = new Hono()
  app.get(LIST_ADDRESS, async (c) => {
    const [roster, colours] = await Promise.all([upstream.roster(), upstream.colours()])
    if (roster.status === 'failed') return answerUnavailable(c)
    if (roster.value.length > MAX_TALENTS_IN_LIST) return answerList(c, null)
    const talents = roster.value.map((talent) => toListed(talent, media))
    const named = colours.status === 'answered' ? colours.value : { hair: [], eyes: [] }
    const otherPosters = roster.value.filter(hasOtherPoster).map(({ id }) => id)
    const namedColours = coloursOf(talents, named)
    return answerList(c, { talents, otherPosters, boards, descriptions, colours: namedColours })
  })
  app.get(OTHER_COVERS_ADDRESS, async (c) => {
    const roster = await upstream.roster()
    if (roster.status === 'failed') return answerUnavailable(c)
    if (roster.value.length > MAX_TALENTS_IN_LIST) return answerList(c, null)
    const covers = roster.value.flatMap(({ id, covers: { hover } }) =>
      hover === null ? [] : [[id, media.picture(hover)] as const],
    )
    return answerList(c, Object.fromEntries(covers))
  })
  app.get(BOARD_DESCRIPTIONS_ADDRESS, (c) =>
    c.json(descriptions, 200, {
      'Cache-Control': 'public, max-age=300',
      'X-Robots-Tag': 'noindex',
    }),
  )
  return app
}

function answerList(c: Context, list: RosterList | OtherCovers | null): Response {
  const answer: ListAnswer<RosterList | OtherCovers> = { version: LIST_VERSION, list }
  return c.body(JSON.stringify(answer), 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex', // the list includes kids
  })
}

/** Copies field by field, so that no other field of a talent leaves the server. */
function toListed(talent: RosterTalent, media: Pick<Media, 'picture'>): ListedTalent {
  const { id, name, gender, boards, measures, hair, eyes, nationality, languages, covers } = talent
  const cover = covers.card === null ? null : media.picture(covers.card)
  return { id, name, gender, boards, measures, hair, eyes, nationality, languages, cover }
}

function hasOtherPoster({ covers: { card, poster, film } }: RosterTalent): boolean {
  return poster !== card || (poster === null && film !== null)
}

/** The colours that at least one talent has. */
function coloursOf(talents: readonly ListedTalent[], { hair, eyes }: Colours): Colours {
  const among = (choices: readonly Choice[], field: 'hair' | 'eyes') => {
    const present = new Set(talents.map((talent) => talent[field]?.toLowerCase()))
    return choices.filter(({ value }) => present.has(value.toLowerCase()))
  }
  return { hair: among(hair, 'hair'), eyes: among(eyes, 'eyes') }
}
