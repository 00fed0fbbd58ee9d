import { replace } from 'react-router'

import { isKid } from '#agency/talent.ts'

import type { PageHeader } from '../page/page-header.ts'
import { localeOfPath, pathTo } from '../paths.ts'
import { heldList } from '../roster-list/held-list.ts'
import { neighboursOnBoard } from './neighbours.ts'
import { addressValues, talentAddresses, talentPath } from './talent-address.ts'
import type { GlimpseView, TalentView } from './talent-view.ts'

type WithHeader<View> = View & { header: PageHeader }
type Asked = { request: Request; id: string; ask: () => Promise<WithHeader<TalentView>> }

/**
 * What a profile shows. Where one is opened, at its own address, whom the list in this tab knows, that is the glimpse, at once; the
 * page then asks for the whole. Back, Forward and another language wait for all of it, to find their place.
 * No view transition: on a slow telephone the copy of the old page costs 50 to 150 ms.
 */
export async function talentFromList({ request, id, ask }: Asked) {
  const path = new URL(request.url).pathname
  if (!isOnScreen(id)) return glimpseAt(path, Number(id)) ?? ask()
  try {
    return await ask()
  } catch (error) {
    const location = error instanceof Response ? error.headers.get('Location') : null
    const isThisPage = window.location.pathname === path
    throw location !== null && isThisPage ? replace(location) : error // no step in history
  }
}

/** Whether the address bar names the talent already: in another language too. */
function isOnScreen(id: string): boolean {
  return window.location.pathname.split('/').at(-2) === id
}

function glimpseAt(path: string, id: number): WithHeader<GlimpseView> | null {
  const { list } = heldList()
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

/** The address of the picture on the card that the visitor comes from, if it has come. */
function copyOnCard(path: string): string | null {
  const picture = document.querySelector<HTMLImageElement>(`main a[href="${path}"] img`)
  return picture !== null && picture.complete && picture.naturalWidth > 0
    ? picture.currentSrc
    : null
}
