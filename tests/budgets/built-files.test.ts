import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { expect, it } from 'vitest'

const client = resolve(import.meta.dirname, '../../build/client')

/** Functions that the oldest browsers with script lack (docs/product.md: Browsers). */
const lacking =
  /\bPromise\.(?:withResolvers|try)\b|\b(?:Map|Object)\.groupBy\b|\bArray\.fromAsync\b|\bURL\.(?:parse|canParse)\b|\bAbortSignal\.any\b|\bResponse\.json\b|\.checkVisibility\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/

it('no script uses a function that a browser of its visitors lacks', () => {
  const scripts = globSync('**/*.js', { cwd: client })
  expect(scripts.length).toBeGreaterThan(50)
  const uses = scripts.flatMap((path) => {
    const [name] = lacking.exec(readFileSync(resolve(client, path), 'utf8')) ?? []
    return name === undefined ? [] : [`${path}: ${name}`]
  })
  expect(uses).toEqual([])
})

it('each text has its brotli form beside it, so that no process of a site compresses it', () => {
  const texts = globSync('**/*.{css,js,svg,txt}', { cwd: client })
  const forms = texts.map((path) =>
    brotliDecompressSync(readFileSync(resolve(client, `${path}.br`))),
  )
  expect(forms).toEqual(texts.map((path) => readFileSync(resolve(client, path))))
})

it('no script makes structured data: its readers ask the server for every page', () => {
  const made = globSync('**/*.js', { cwd: client }).filter((path) =>
    /schema\.org|BreadcrumbList|BlogPosting|PostalAddress/.test(
      readFileSync(resolve(client, path), 'utf8'),
    ),
  )
  expect(made).toEqual([])
})
