import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'

import { OwnApplication, type Shown } from './own-application.tsx'

function render(isElsewhere: boolean, result: Shown['result'] = null): string {
  const days = { day: 'March 1, 2026', keptUntil: 'August 28, 2026' }
  const path = '/en/my-application'
  const view = { addresses: { pt: path, en: path, es: path }, email: 'a@vereda.example' }
  const shown = {
    status: 'shown',
    keys: { reference: 'r', secret: 's' },
    formKey: 'k',
    own: { status: 'waiting', isElsewhere, ...days, sent: null },
    result,
  } as const
  const Site = createRoutesStub([
    { path, Component: () => <OwnApplication shown={shown} view={view} /> },
  ])
  return renderToStaticMarkup(<Site initialEntries={[path]} />)
}

const [here, asked] = [
  [/takes effect immediately/, /We delete the data/],
  [/The agency may already have the application/, /gets a request to delete everything/],
]

it('a waiting application that a panel elsewhere may have is not said to be corrected and deleted at once', () => {
  for (const [html, said, unsaid] of [
    [render(false), here, asked],
    [render(true), asked, here],
  ] as const) {
    for (const words of said) expect(html).toMatch(words)
    for (const words of unsaid) expect(html).not.toMatch(words)
  }
})

it('a correction that could not be taken is still in its fields', () => {
  const typed = { email: 'nova@canaria.example', phone: '11 98888-7777' }
  const html = render(false, { status: 'unavailable', ...typed })
  for (const text of Object.values(typed)) expect(html).toContain(`value="${text}"`)
})
