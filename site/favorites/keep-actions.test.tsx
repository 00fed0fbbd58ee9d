import { expect, it } from 'vitest'

import { KeepActions } from './keep-actions.tsx'
import { agata, htmlOf } from './linked-list.fixture.tsx'
import { noRemark } from './lists/named-lists.ts'
import type { FreshSelection } from './use-fresh-selection.ts'

const talents = [7, 8].map((id) => ({ id, sent: noRemark, answered: noRemark }))
const list = { title: 'Inverno', sender: 'Marta', answerer: null, talents }

function render(fresh: FreshSelection): string {
  const shown = { list, title: list.title, address: '/favoritos?ids=7,8', path: '/favoritos' }
  return htmlOf(<KeepActions {...shown} fresh={fresh} />)
}

it('a list whose talents do not all come is not kept: those whom another list told of would be all of it', () => {
  const keep = 'Guardar'
  expect(render({ talents: [agata], gone: [8], status: 'whole' })).toContain(keep)
  expect(render({ talents: [agata], gone: [], status: 'unreachable' })).not.toContain(keep)
})
