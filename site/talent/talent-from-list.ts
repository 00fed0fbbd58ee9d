import { replace } from 'react-router'

import { isKid } from '#agency/talent.ts'

import type { PageHeader } from '../page-header.ts'
import { localeOfPath, pathTo } from '../paths.ts'
import { heldList } from '../roster-list/held-list.ts'
import { neighboursOnBoard } from './neighbours.ts'
import { addressValues, talentAddresses, talentPath } from './talent-address.ts'
import type { BriefView, TalentView } from './talent-view.ts'

type WithHeader<View> = View & { header: PageHeader }
type Asked = { request: Request; id: string; ask: () => Promise<WithHeader<TalentView>> }

/** The whole profile that was asked for when its brief view was given. */
let underWay: { request: Request; whole: ReturnType<Asked['ask']> } | null = null

/**
 * What a profile shows. Where one is opened whom the list in this tab knows, that is the brief view, at once; it is asked for in
 * whole meanwhile, and given when the page asks again. Back, Forward and another language wait for all of it, to find their place.
 */
export async function talentFromList({ request, id, ask }: Asked) {
  const path = pathOf(request)
  if (window.location.pathname.split('/').at(-2) === id) return takeWhole(path, ask)
  const brief = briefViewAt(path, Number(id))
  if (brief === null) return ask()
  underWay = { request, whole: ask() }
  underWay.whole.catch(() => undefined) // who takes it, tells
  return brief
}

/** What is there of it already, unless the visitor gave it up. A profile that is elsewhere now is no step in history. */
async function takeWhole(path: string, ask: Asked['ask']): Promise<WithHeader<TalentView>> {
  const isComing = underWay !== null && pathOf(underWay.request) === path
  const coming = isComing && underWay?.request.signal.aborted === false ? underWay.whole : null
  underWay = null
  try {
    return await (coming ?? ask())
  } catch (error) {
    const location = error instanceof Response ? error.headers.get('Location') : null
    throw location === null ? error : replace(location)
  }
}

function briefViewAt(path: string, id: number): WithHeader<BriefView> | null {
  const { list } = heldList()
  const talent = list?.talents.find((each) => each.id === id)
  const locale = localeOfPath(path)
  if (list === null || talent === undefined || talentPath(talent, locale) !== path) return null
  const { name, cover } = talent
  const asked = addressValues(talent)
  const listPath = pathTo('board', locale, asked)
  return {
    addresses: talentAddresses(talent),
    header: { kind: 'talent', name, hasFilmCover: false, listPath },
    asked,
    id,
    name,
    neighbours: neighboursOnBoard(list.talents, asked, { id, locale }),
    isKid: isKid(talent),
    cover,
    coverCopy: copyOnCard(path),
  }
}

/** The address of the picture on the card that the visitor comes from, if it has come. */
function copyOnCard(path: string): string | null {
  const picture = document.querySelector<HTMLImageElement>(`main a[href="${path}"] img`)
  return picture !== null && picture.complete && picture.naturalWidth > 0
    ? picture.currentSrc
    : null
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname
}
