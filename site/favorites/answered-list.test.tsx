import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'

import { AnsweredList } from './answered-list.tsx'
import type { Selection } from './load-selection.server.ts'

const yes = { note: 'Alta', mark: 'yes' } as const
const list = {
  title: 'Inverno',
  sender: 'Marta',
  answerer: 'Rui',
  talents: [{ id: 7, sent: yes, answered: yes }],
}
const agata = {
  id: 7,
  name: 'Ágata Fontoura',
  path: '/a',
  cover: null,
  otherCover: null,
  measures: [],
}

function render(selection: Selection | null): string {
  const shown = { list, title: list.title, address: '/favoritos?ids=7', path: '/favoritos' }
  const Site = createRoutesStub([
    {
      path: '/favoritos',
      Component: () => (
        <AnsweredList {...{ ...shown, selection }} answerer="Rui" isLoading={selection === null} />
      ),
    },
  ])
  return renderToStaticMarkup(<Site initialEntries={['/favoritos']} />)
}

it('an answer is kept as a list only with its talents: without them, its marks and notes would be lost', () => {
  const none = { talents: [], gone: [7], isCut: false, documents: '/documents' }
  const keep = 'Guardar a resposta como lista'
  expect(render(null)).not.toContain(keep)
  expect(render(none)).not.toContain(keep)
  expect(render({ ...none, talents: [agata], gone: [] })).toContain(keep)
})
