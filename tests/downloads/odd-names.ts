import fc from 'fast-check'

const SEED = 20_261_129
const odd = [
  '../../etc/passwd',
  '..\\..\\boot.ini',
  'a"; filename="b.exe',
  "a'; b",
  'a\r\nX-Injected: yes',
  'a\u0000b',
  'a%0d%0ab',
  '\u202efdp.exe',
  'CON',
  '.',
  '..',
  ' ',
  '=cmd()',
  '日本 太郎',
  'ليلى حسن',
  '🏳️‍🌈👩‍👩‍👧',
  'é'.repeat(500),
  '𠀀'.repeat(500),
  `${'a'.repeat(500)}.pdf`,
  '~!@#$%^&*()_+{}|:"<>?`-=[]\\;\',./',
]
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
)
/** 100 names that a talent could have, and no file: paths, line ends, marks of direction, names of devices, emoji, 500 letters. */
export const oddNames: readonly string[] = [
  ...odd,
  ...fc.sample(anyName, { seed: SEED, numRuns: 80 }),
].map((name) => `${name.toWellFormed()}x`)
