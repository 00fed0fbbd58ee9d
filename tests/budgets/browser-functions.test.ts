import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

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

it('no script makes structured data: its readers ask the server for every page', () => {
  const made = globSync('**/*.js', { cwd: client }).filter((path) =>
    /schema\.org|BreadcrumbList|BlogPosting|PostalAddress/.test(
      readFileSync(resolve(client, path), 'utf8'),
    ),
  )
  expect(made).toEqual([])
})
