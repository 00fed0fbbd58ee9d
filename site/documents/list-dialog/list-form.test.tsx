import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'

import { ListForm } from './list-form.tsx'

/** The form for two talents, of whom one has a chosen frame. */
function render(hasPdf: boolean): string {
  const talents = [7, 8].map((id) => ({ id, name: `Talent ${id}`, cover: null }))
  const Component = () => (
    <ListForm
      ids={[7, 8]}
      title=""
      notes={[]}
      left={[]}
      hasPdf={hasPdf}
      pictures={{ talents, chosen: { 7: 71 }, choose: () => {} }}
    />
  )
  const Site = createRoutesStub([{ path: '*', Component }])
  return renderToStaticMarkup(<Site initialEntries={['/en/favorites']} />)
}

const kindsIn = (html: string) =>
  [...html.matchAll(/formAction="\/en\/documents\/list\/(\w+)"/g)].map(([, kind]) => kind)

it('offers all documents, and frames for them', () => {
  const html = render(true)
  expect(kindsIn(html)).toEqual(['pdf', 'zip', 'xlsx', 'csv'])
  expect(html).toContain('name="frame-7" value="71"')
  expect(html).toContain('Choose pictures')
  expect(html).toContain('name="layout"')
})

it('offers no PDF, nor frames for it, and says so, if the agency’s panel makes none', () => {
  const html = render(false)
  expect(kindsIn(html)).toEqual(['zip', 'xlsx', 'csv'])
  expect(html).toContain('cannot make PDFs of lists')
  for (const part of ['frame-7', 'Choose pictures', 'name="layout"'])
    expect(html).not.toContain(part)
})
