import { expect, it } from 'vitest'

import { busyDocument, fallbackDocument } from './fallback-document.server.tsx'

it.each([
  [fallbackDocument('en', 'a-reference'), 'Something went wrong on our side'],
  [busyDocument('en'), 'We cannot load this page right now'],
])('is named in its head and by its heading', (document, name) => {
  expect(document).toContain(`<title>${name}</title></head><body><main`)
  expect(document).toContain(`<h1>${name}</h1>`)
})
