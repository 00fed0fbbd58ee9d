import { expect, it } from 'vitest'

import { AnsweredList } from './answered-list.tsx'
import { agata, htmlOf } from './linked-list.fixture.tsx'
import type { FreshSelection } from './use-fresh-selection.ts'

const yes = { note: 'Alta', mark: 'yes' } as const
const list = {
  title: 'Inverno',
  sender: 'Marta',
  answerer: 'Rui',
  talents: [{ id: 7, sent: yes, answered: yes }],
}

function render(fresh: FreshSelection): string {
  const shown = { list, title: list.title, address: '/favoritos?ids=7', path: '/favoritos' }
  return htmlOf(<AnsweredList {...{ ...shown, fresh }} answerer="Rui" />)
}

it('an answer is kept as a list only with its talents: without them, its marks and notes would be lost', () => {
  const keep = 'Guardar a resposta como lista'
  expect(render({ talents: [], gone: [], status: 'coming' })).not.toContain(keep)
  expect(render({ talents: [], gone: [7], status: 'whole' })).not.toContain(keep)
  for (const status of ['coming', 'unreachable'] as const) {
    expect(render({ talents: [agata], gone: [], status }), status).not.toContain(keep)
  }
  expect(render({ talents: [agata], gone: [], status: 'whole' })).toContain(keep)
})
