import { replace } from 'react-router'

import { isKid } from '#agency/talent.ts'

import type { PageHeader } from '../page/page-header.ts'
import { localeOfPath, pathTo } from '../paths.ts'
import { listState } from '../roster-list/list-state.ts'
import { neighboursOnBoard } from './neighbours.ts'
import type { TalentView } from './load-talent.server.ts'
import { addressValues, talentAddresses, talentPath } from './talent-address.ts'

/**
 * A preview of a profile, made from the list in the browser and shown until the rest arrives. `coverCopy` is the address of a
 * copy of the cover that the browser has already loaded; null if none.
 */
export type TalentPreview = Pick<
  TalentView,
  'id' | 'addresses' | 'asked' | 'name' | 'neighbours' | 'isKid' | 'cover'
> & { coverCopy: string | null }

type WithHeader<View> = View & { header: PageHeader }
type Asked = { request: Request; id: string; ask: () => Promise<WithHeader<TalentView>> }

/**
 * Loads a profile. If the list in this tab has the talent, a newly opened profile shows a preview at once, and the page then
 * loads the rest. Back, Forward and another language wait for the whole profile, so that the scroll position fits. No view
 * transition: on a slow phone, the copy of the old page costs 50 to 150 ms.
 */
export async function talentFromList({ request, id, ask }: Asked) {
  const path = new URL(request.url).pathname
  if (!isOnScreen(id)) return previewAt(path, Number(id)) ?? ask()
  try {
    return await ask()
  } catch (error) {
    const location = error instanceof Response ? error.headers.get('Location') : null
    const isThisPage = window.location.pathname === path
    throw location !== null && isThisPage ? replace(location) : error // adds no history entry
  }
}

/** Whether the address bar already names the talent, in any language. */
function isOnScreen(id: string): boolean {
  return window.location.pathname.split('/').at(-2) === id
}

function previewAt(path: string, id: number): WithHeader<TalentPreview> | null {
  const { list } = listState()
  const talent = list?.talents.find((each) => each.id === id)
  const locale = localeOfPath(path)
  if (list === null || talent === undefined || list.otherPosters.includes(id)) return null
  if (talentPath(talent, locale) !== path) return null
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

/** The address of the loaded picture on the card that the visitor clicked, if it has loaded. */
function copyOnCard(path: string): string | null {
  const picture = document.querySelector<HTMLImageElement>(`main a[href="${path}"] img`)
  return picture !== null && picture.complete && picture.naturalWidth > 0
    ? picture.currentSrc
    : null
}
