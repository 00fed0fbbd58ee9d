import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'

import { KeepActions } from './keep-actions.tsx'
import { noRemark } from './lists/named-lists.ts'
import type { FreshSelection } from './use-fresh-selection.ts'

const talents = [7, 8].map((id) => ({ id, sent: noRemark, answered: noRemark }))
const list = { title: 'Inverno', sender: 'Marta', answerer: null, talents }
const agata = {
  id: 7,
  name: 'Ágata Fontoura',
  path: '/a',
  cover: null,
  otherCover: null,
  measures: [],
}

function render(fresh: FreshSelection): string {
  const shown = { list, title: list.title, address: '/favoritos?ids=7,8', path: '/favoritos' }
  const Site = createRoutesStub([
    { path: '/favoritos', Component: () => <KeepActions {...shown} fresh={fresh} /> },
  ])
  return renderToStaticMarkup(<Site initialEntries={['/favoritos']} />)
}

it('a list whose talents do not all come is not kept: those whom another list told of would be all of it', () => {
  const keep = 'Guardar'
  expect(render({ talents: [agata], gone: [8], status: 'whole' })).toContain(keep)
  expect(render({ talents: [agata], gone: [], status: 'unreachable' })).not.toContain(keep)
})
