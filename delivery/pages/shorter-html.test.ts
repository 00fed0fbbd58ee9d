import { expect, it } from 'vitest'

import { shorterHtml } from './shorter-html.ts'

it('leaves out end tags that the next tag implies, and no others', () => {
  const list = '<ul><li>a</li><li><ol><li>b</li></ol></li></ul>'
  expect(shorterHtml(list)).toBe('<ul><li>a<li><ol><li>b</ol></ul>')
  const marked = '<ul><!--$--><li>a</li><!--/$--></ul>'
  expect(shorterHtml(marked)).toBe(marked)
  const select = '<select><option>a</option><option>b</option></select>'
  expect(shorterHtml(select)).toBe('<select><option>a<option>b</select>')
})

it('writes a quote as it is at the end of a text, and escaped everywhere else', () => {
  const text = '<p title="a&quot;b">&quot;c&quot; 5&#x27;8&quot;</p>'
  expect(shorterHtml(text)).toBe('<p title="a&quot;b">&quot;c&quot; 5&#x27;8"</p>')
})

it('takes out the mark of links, and no text like it', () => {
  const link = '<a href="/" data-discover="true">data-discover="true"</a>'
  expect(shorterHtml(link)).toBe('<a href="/">data-discover="true"</a>')
})
