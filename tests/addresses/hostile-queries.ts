import fc from 'fast-check'

import { marker } from './hostile-addresses.ts'

const pages = [
  '/modelos',
  '/en/models/women',
  '/es/modelos/hombres/all',
  '/favoritos',
  '/comparar',
  '/contato',
  '/newsletter',
  '/',
]

const names =
  `name q letter sort page filters feed after height bust waist shoes jeans hair eyes ids mine talents album list`.split(
    ' ',
  )

/** What other languages than ours take for their own: SQL, patterns, templates, shells, paths, numbers of every kind. */
const values = [
  `' OR '1'='1`,
  `'; DROP TABLE talents; --`,
  `" UNION SELECT sql FROM sqlite_master --`,
  `1) OR pg_sleep(9) --`,
  `%' ESCAPE '%`,
  `%_%_%_%`,
  `(a+)+$`,
  `^(([a-z])+.)+[A-Z]([a-z])+$`,
  `[`,
  `*`,
  `\\`,
  `(?<=a)`,
  `{"$gt":""}`,
  `[$ne]`,
  `\${7*7}`,
  `{{7*7}}`,
  `$(sleep 9)`,
  '`id`',
  `../../etc/passwd`,
  `<${marker}>`,
  `"><${marker} x="`,
  `</script><${marker}>`,
  `javascript:alert(1)`,
  `__proto__`,
  `constructor`,
  `-1`,
  `1e309`,
  `0x7fffffff`,
  `9007199254740993`,
  `NaN`,
  `1,1,1,1`,
  `1-`,
  `-`,
  `170-175-180`,
  `\0`,
  `\r\nX-Injected: yes`,
  `\ud800`,
  `${'a'.repeat(3_000)}!`,
  '(a'.repeat(1_000),
  '1,'.repeat(1_500),
]

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
)
const written = value.chain((text) =>
  fc.constantFrom(
    encodeURIComponent(text.toWellFormed()),
    Buffer.from(text.replaceAll(/[\s#]/g, '+')).toString('latin1'),
  ),
)
const parameter = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom('', '[]', '[0]', '[__proto__]'), written)
  .map(([name, index, text]) => `${name}${index}=${text}`)
const repeated = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom('a', '1', '', '%00'), fc.nat({ max: 400 }))
  .map(([name, text, times]) => Array.from({ length: times }, () => `${name}=${text}`).join('&'))
const query = fc.oneof(
  { weight: 8, arbitrary: fc.array(parameter, { minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.array(repeated, { minLength: 1, maxLength: 2 }) },
)

/** Addresses with queries that attack what searches, sorts and filters, the same for the same seed. */
export function hostileQueries(seed: number, count: number): string[] {
  const address = fc
    .tuple(fc.constantFrom(...pages), fc.constantFrom('', '', '.data'), query)
    .map(
      ([page, ending, parts]) =>
        `${page === '/' && ending !== '' ? '/_' : page}${ending}?${parts.join('&')}`,
    )
  return fc.sample(address, { seed, numRuns: count })
}
