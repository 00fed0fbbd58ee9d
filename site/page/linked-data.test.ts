import { expect, it } from 'vitest'

import { jsonInHtml } from './linked-data.tsx'

it.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  'a\u2028b\u2029c',
  '"\\"',
  '\u0000\ud800',
  'Ágata & Bia',
])('writes %j so that it reads back, and nothing in it is markup', (name) => {
  const json = jsonInHtml({ name, [name]: [name] })
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual({ name, [name]: [name] })
})
