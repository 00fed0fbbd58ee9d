import { expect, it } from 'vitest'

import { mostListed } from '#site/page/document-addresses.ts'

import { documentsApp } from './documents-app.ts'

const app = documentsApp({
  pages: async (request) => new Response(String([...(await request.formData())].length)),
  origin: null,
  onForeignForm: () => {},
})

function order(path: string, fields: Record<string, string>) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

it('takes a table of as many talents as there may be, each with a note as long as it may be', async () => {
  const notes = Array.from({ length: mostListed.csv }, (_, id) => [`note-${id}`, '語'.repeat(500)])
  const answer = await order('/documents/list/csv', Object.fromEntries(notes))
  expect([answer.status, await answer.text()]).toEqual([200, String(mostListed.csv)])
})

it('takes no order that is larger than any form makes it', async () => {
  const fields = { note: 'x'.repeat(1_100_000) }
  expect((await order('/documents/list/csv', fields)).status).toBe(413)
  const ofTalent = await order('/en/documents/7/pdf', { frame: 'x'.repeat(20_000) })
  expect(ofTalent.status).toBe(413)
})
