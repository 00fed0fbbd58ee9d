import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'

/** A talent as on the roster. */
export const agata = {
  id: 7,
  name: 'Ágata Fontoura',
  path: '/a',
  cover: null,
  otherCover: null,
  measures: [],
}

/** The HTML of a part of the page of a list from a link. */
export function htmlOf(part: ReactElement): string {
  const Site = createRoutesStub([{ path: '/favoritos', Component: () => part }])
  return renderToStaticMarkup(<Site initialEntries={['/favoritos']} />)
}
