import { createHash } from 'node:crypto'

import { type Context, Hono } from 'hono'

import { boardNames } from '#agency/board.ts'
import type { Choice } from '#agency/choice.ts'
import type { AgencyIdentity } from '#agency/identity.ts'
import type { RosterTalent } from '#agency/talent.ts'
import type { Media } from '#site/request-context.ts'
import { nothingPacked, packList, packOtherCovers } from '#site/roster-list/pack-list.ts'
import {
  LIST_ADDRESS,
  type ListedTalent,
  MOST_LISTED,
  OTHER_COVERS_ADDRESS,
} from '#site/roster-list/roster-list.ts'
import type { Colours, Upstream } from '#upstream/upstream.ts'

import { chooseEncoding, compress, type Encoding } from './compression.ts'

type RosterListParts = {
  upstream: Pick<Upstream, 'roster' | 'colours'>
  identity: Pick<AgencyIdentity, 'boards'>
  media: Pick<Media, 'picture'>
}

const RETRY_AFTER_SECONDS = '30'
/** Hashes hardly compress: the highest level saves another 6 kB of 1,000 talents, once per change of the roster. */
const SMALLEST = 11
/** Said before any picture is looked at. */
const tooMany = JSON.stringify(nothingPacked)

/**
 * Everyone on the roster in one small answer, with which the browser filters by itself, and in another the covers under the
 * pointer. Checked anew each time: mostly a 304.
 */
export function rosterListApp({ upstream, identity, media }: RosterListParts): Hono {
  const boards = boardNames.filter((name) => identity.boards[name] !== undefined)
  const [listForms, coverForms] = [keepForms(), keepForms()]
  const app = new Hono()
  app.get(LIST_ADDRESS, async (c) => {
    const [roster, colours] = await Promise.all([upstream.roster(), upstream.colours()])
    if (roster.status === 'failed') return answerLater(c)
    if (roster.value.length > MOST_LISTED) return answerForm(c, listForms(tooMany))
    const talents = roster.value.map((talent) => toListed(talent, media))
    const named = colours.status === 'answered' ? colours.value : { hair: [], eyes: [] }
    const packed = packList({ talents, boards, colours: coloursOf(talents, named) })
    return answerForm(c, listForms(JSON.stringify(packed)))
  })
  app.get(OTHER_COVERS_ADDRESS, async (c) => {
    const roster = await upstream.roster()
    if (roster.status === 'failed') return answerLater(c)
    if (roster.value.length > MOST_LISTED) return answerForm(c, coverForms(tooMany))
    const covers = roster.value.flatMap(({ id, covers: { hover } }) =>
      hover === null ? [] : [[id, media.picture(hover)] as const],
    )
    return answerForm(c, coverForms(JSON.stringify(packOtherCovers(new Map(covers)))))
  })
  return app
}

function answerLater(c: Context): Response {
  return c.body(null, 503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' })
}

async function answerForm(c: Context, { etag, formOf }: Forms): Promise<Response> {
  const headers = {
    ETag: etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'X-Robots-Tag': 'noindex', // kids are in it
  }
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  const body = await formOf(encoding)
  return c.body(body, 200, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': String(body.byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
}

/** Field by field: nothing else of a talent leaves. */
function toListed(talent: RosterTalent, media: Pick<Media, 'picture'>): ListedTalent {
  const { id, name, gender, boards, measures, hair, eyes, covers } = talent
  const cover = covers.card === null ? null : media.picture(covers.card)
  return { id, name, gender, boards, measures, hair, eyes, cover }
}

/** The colours that someone has, of all that there can be. */
function coloursOf(talents: readonly ListedTalent[], { hair, eyes }: Colours): Colours {
  return {
    hair: among(
      hair,
      talents.map((talent) => talent.hair),
    ),
    eyes: among(
      eyes,
      talents.map((talent) => talent.eyes),
    ),
  }
}

function among(choices: readonly Choice[], values: readonly (string | null)[]): Choice[] {
  const present = new Set(values.map((value) => value?.toLowerCase()))
  return choices.filter(({ value }) => present.has(value.toLowerCase()))
}

/** Keeps the last text, its hash, and each form of it that somebody asked for. */
function keepForms() {
  let kept = toForms('')
  return (text: string) => {
    if (kept.text !== text) kept = toForms(text)
    return kept
  }
}

type Forms = ReturnType<typeof toForms>

function toForms(text: string) {
  const forms = new Map<Encoding, ReturnType<typeof compress>>()
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const formOf = (encoding: Encoding) => {
    const form = forms.get(encoding) ?? compress(new TextEncoder().encode(text), encoding, SMALLEST)
    forms.set(encoding, form)
    return form
  }
  return { text, etag: `W/"${hash}"`, formOf }
}
