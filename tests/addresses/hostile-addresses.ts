import fc from 'fast-check'

/** Stands in every payload that would be harmful if it came out as it went in. */
export const marker = 'k4n4ry'

const scripts = [
  `<${marker}>`,
  `"><${marker}/x=`,
  `'><${marker}>`,
  `</script><${marker}>`,
  `</title><${marker}>`,
  `<!--<${marker}>`,
]

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'undefined',
  'null',
  'NaN',
  'true',
  '-1',
  '1e309',
  '0x10',
  '7e3',
  '\u202e' + marker,
  '\ufeff',
  '\u0000',
  '𝕏',
  '田中さん',
  '🏳️‍🌈',
  "' OR 1=1 --",
  '$(id)',
  '{{7*7}}',
  '${7*7}',
  '%s%n',
  '../../etc/passwd',
  '..;/',
  'con',
  '.env',
  '.git/config',
  'index.php',
  '~root',
  '*',
  '(a+)+$',
  ';jsessionid=1',
]

/** Bytes that are no UTF-8, or should be none: overlong slashes and NULs, halves of surrogates, lone continuations. */
const broken = [
  '%00',
  '%c0%af',
  '%c0%ae%c0%ae%c0%af',
  '%e0%80%af',
  '%c0%80',
  '%ed%a0%80',
  '%ff',
  '%80',
  '%f5%80%80%80',
  '%',
  '%2',
  '%zz',
  '%u002f',
  '%25%30%30',
  '%2500',
  '%0d%0aX-Injected:%20yes',
  '%0a%0dX-Injected:%20yes',
  '%E5%98%8A%E5%98%8DX-Injected:yes',
  '%e2%80%a8',
  '%09',
  '%7f',
  '\xc0\xaf',
  '\xff\xfe',
]

/** Beginnings that browsers or servers have taken for another host. */
const hosts = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/.evil.example',
  '/@evil.example',
  '/:@evil.example',
  '/https://evil.example',
  '/https:evil.example',
  '/javascript:alert(1)',
  '/%09/evil.example',
  '/./evil.example',
  '/..//evil.example',
  '/;//evil.example',
  '/?//evil.example',
  '/#//evil.example',
]

const dots = ['.', '..', '%2e', '%2e%2e', '.%2e', '..%2f', '..%5c', '....', '%252e%252e']

const places = [
  '',
  '/pt',
  '/pt/pt',
  '/en',
  '/es',
  '/fr',
  '/modelos',
  '/en/models',
  '/modelos/mulheres',
  '/modelos/mulheres/all',
  '/en/models/women/mainboard',
  '/en/models/women/mainboard/1',
  '/en/models/women/mainboard/1/ana-lima',
  '/kids',
  '/assets',
  '/pictures/640',
  '/films',
  '/health',
  '/__manifest',
]

const endings = [
  '',
  '/',
  '//',
  '/.',
  '.data',
  '/_.data',
  '.data/',
  '/.data',
  '?',
  '#',
  '/index.html',
]

const queries = [
  '',
  '?page=2',
  '?_routes=root',
  `?_routes=${marker},__proto__`,
  '?page=1&page=2',
  '?__proto__[x]=1',
  '?index',
  `?next=//evil.example`,
  ...broken.map((bytes) => `?page=${bytes}`),
  ...scripts.map((script) => `?letter=${script.replaceAll(' ', '+')}`),
]

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const asSent = (text: string) => Buffer.from(text.replaceAll(/[ \r\n]/g, '+')).toString('latin1')

const segment = fc.oneof(
  fc.constantFrom(...scripts, ...names).map(encoded),
  fc.constantFrom(...scripts, ...names).map(asSent),
  fc.constantFrom(...broken, ...dots),
  fc.string({ unit: 'binary', maxLength: 12 }).map(encoded),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map(asSent),
)

const anywhere = fc
  .tuple(
    fc.constantFrom(...places),
    fc.array(segment, { maxLength: 4 }),
    fc.constantFrom(...endings),
    fc.constantFrom(...queries),
  )
  .map(([place, segments, ending, query]) => [place, ...segments].join('/') + ending + query)

const elsewhere = fc
  .tuple(
    fc.constantFrom('', '/pt', '/en', '/modelos', '/pt/', '/en/models/women'),
    fc.constantFrom(...hosts),
    fc.constantFrom('', '/', '//', '/..', '/%2e%2e', '/modelos/', '.data', '/_.data', '?x=1'),
  )
  .map((parts) => parts.join(''))

/** Ends of addresses that lead on elsewhere. */
const leadingOn = [
  '/pt',
  '/pt/modelos',
  '/modelos/',
  '/modelos/mulheres',
  '/modelos?height=170-180&height=190',
  '/modelos?page=0',
  '/en/models/women/mainboard/1',
  '/modelos/todos/all/1/x',
  '/newsletter/felt',
  '/en/newsletter/feltro',
  '/pt/newsletter/feed.xml',
  '/newsletter?page=1',
  '/documents/1/pdf',
  '/seja-um-modelo/send',
]

/** More than 4 kB, by their query alone. */
const longQueries = ['?', '?letter=', '?ids=1,2,', '?next=//evil.example&x=', '?a&'].map(
  (begin) => begin + 'a'.repeat(4_200),
)

/** Addresses that would lead on, behind what may be taken for another host. */
const redirecting = fc
  .tuple(
    fc.constantFrom('', ...hosts),
    fc.constantFrom('', '/', '/a,b', ...leadingOn),
    fc.constantFrom('', '/', '//', '.data', '/_.data'),
    fc.constantFrom('', ...queries, ...longQueries, ...longQueries),
  )
  .map((parts) => parts.join(''))
  .map((target) => (target.startsWith('/') ? target : `/${target}`))

const long = fc
  .tuple(
    fc.constantFrom(...places),
    fc.constantFrom('a', '%41', '/', '/a', '%c3%a9', '..%2f', `<${marker}>`, '\xe9'),
    fc.integer({ min: 3_000, max: 10_000 }),
    fc.constantFrom('', '.data', '/'),
  )
  .map(([place, unit, size, ending]) => `${place}/${unit.repeat(size / unit.length)}${ending}`)

const manifest = fc
  .array(segment, { maxLength: 200 })
  .map((paths) => `/__manifest?paths=${paths.join(',').slice(0, 8_000)}&version=x`)

/** Addresses that lead on or may seem to, the same for the same seed. */
export function redirectingAddresses(seed: number, count: number): string[] {
  return fc.sample(redirecting, { seed, numRuns: count })
}

/** Addresses such as scanners and attackers send, the same for the same seed. */
export function hostileAddresses(seed: number, count: number): string[] {
  const address = fc.oneof(
    { weight: 6, arbitrary: anywhere },
    { weight: 4, arbitrary: elsewhere },
    { weight: 1, arbitrary: long },
    { weight: 1, arbitrary: manifest },
  )
  return fc
    .sample(address, { seed, numRuns: count })
    .map((target) => (target.startsWith('/') || target.startsWith('\\') ? target : `/${target}`))
}
