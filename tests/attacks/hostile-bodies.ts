const part = (disposition: string, content = 'x', more = '') =>
  `--b\r\nContent-Disposition: form-data; ${disposition}${more}\r\n\r\n${content}\r\n`
const field = (name: string, content = 'x') => part(`name="${name}"`, content)
const file = (name: string, content = 'x') => part(`name="${name}"; filename="a.jpg"`, content)
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')
const whole = (...parts: string[]) => `${parts.join('')}--b--\r\n`

/** Bodies that have broken readers of forms, by what they are, each with its type; one byte a character. */
export function hostileBodies(formKey: string): [what: string, type: string, body: string][] {
  const key = field('form_key', formKey)
  const plain = (what: string, ...parts: string[]): [string, string, string] => [
    what,
    'multipart/form-data; boundary=b',
    whole(key, ...parts),
  ]
  const typed = (what: string, type: string): [string, string, string] => [what, type, whole(key)]
  const polluting = [
    '__proto__',
    'constructor',
    'prototype',
    '__proto__[x]',
    'a[__proto__][x]',
    'a.__proto__.x',
  ]
  return [
    plain(
      '10,000 fields',
      times(10_000, (index) => field(`a${index}`)),
    ),
    plain(
      'one field 10,000 times',
      times(10_000, () => field('email')),
    ),
    plain(
      '1,000 files',
      times(1_000, (index) => file(`image_${index}`)),
    ),
    plain(
      'one photo 1,000 times',
      times(1_000, () => file('image_1')),
    ),
    plain(
      'files as fields',
      times(4, (index) => file('email', String(index))),
    ),
    plain(
      'fields as photos',
      times(4, (index) => field(`image_${index + 1}`)),
    ),
    plain('names that pollute', ...polluting.map((name) => field(name, '{"isAdmin":true}'))),
    plain('files that pollute', ...polluting.map((name) => file(name))),
    plain('5,000 dots in a name', field(`a${'.b'.repeat(5_000)}`)),
    plain('5,000 brackets in a name', field(`a${'[b]'.repeat(5_000)}`)),
    plain('a name of 100 kB', field('n'.repeat(100_000))),
    plain('a file’s name of 100 kB', part(`name="image_1"; filename="${'f'.repeat(100_000)}"`)),
    plain('a header of 1 MB', part('name="a"', 'x', `\r\nX-Long: ${'x'.repeat(1_000_000)}`)),
    plain(
      '10,000 headers',
      part(
        'name="a"',
        'x',
        times(10_000, (index) => `\r\nX-${index}: x`),
      ),
    ),
    plain('a folded header', part('name="a"', 'x', '\r\nX-A: x\r\n y')),
    plain('no disposition', '--b\r\n\r\nx\r\n'),
    plain('another disposition', '--b\r\nContent-Disposition: attachment; name="a"\r\n\r\nx\r\n'),
    plain(
      'two dispositions',
      part('name="a"', 'x', '\r\nContent-Disposition: form-data; name="b"'),
    ),
    plain('two names', part('name="a"; name="b"')),
    plain('a quote that never ends', part('name="a')),
    plain('a name in another encoding', part(`name*=UTF-16''%00a`)),
    plain('a file’s name that is broken', part(`name="image_1"; filename*=UTF-8''%ff%fe%00`)),
    plain('NUL in a name', field('a\0b')),
    plain('line ends in a name', field('a%0d%0ab\tc')),
    plain('base64', part('name="email"', 'YUBi', '\r\nContent-Transfer-Encoding: base64')),
    plain(
      'UTF-16',
      part('name="email"', '\xff\xfea\0', '\r\nContent-Type: text/plain; charset=utf-16'),
    ),
    plain(
      'UTF-7',
      part('name="email"', '+ADw-script', '\r\nContent-Type: text/plain; charset=utf-7'),
    ),
    plain(
      'an unknown charset',
      part('name="email"', 'x', '\r\nContent-Type: text/plain; charset=x-x'),
    ),
    plain('the charset’s own field', field('_charset_', 'utf-16be'), field('email', '\0a')),
    plain(
      'a form in a form',
      part('name="a"', '--c\r\n\r\nx\r\n--c--', '\r\nContent-Type: multipart/mixed; boundary=c'),
    ),
    plain('bare line feeds', '--b\nContent-Disposition: form-data; name="a"\n\nx\n'),
    plain('half a boundary, again and again', field('a', '\r\n--'.repeat(100_000))),
    plain('ends before its end', '--b--\r\n', field('email')),
    ['a body that is cut', 'multipart/form-data; boundary=b', key + file('image_1').slice(0, -3)],
    ['no body', 'multipart/form-data; boundary=b', ''],
    ['only an end', 'multipart/form-data; boundary=b', '--b--\r\n'],
    [
      '1 MB before the first part',
      'multipart/form-data; boundary=b',
      'x'.repeat(1_000_000) + whole(key),
    ],
    ['1 MB of nothing', 'multipart/form-data; boundary=b', '\0'.repeat(1_000_000)],
    typed('no boundary', 'multipart/form-data'),
    typed('an empty boundary', 'multipart/form-data; boundary='),
    typed('a quoted nothing', 'multipart/form-data; boundary=""'),
    typed('a boundary of 200 letters', `multipart/form-data; boundary=${'b'.repeat(200)}`),
    typed('a boundary of 15 kB', `multipart/form-data; boundary=${'b'.repeat(15_000)}`),
    typed('two boundaries', 'multipart/form-data; boundary=a; boundary=b'),
    typed('a boundary of another body', 'multipart/form-data; boundary=c'),
    typed('another kind of parts', 'multipart/mixed; boundary=b'),
    typed('JSON', 'application/json'),
    typed('text', 'text/plain; boundary=b'),
    typed('no type', ''),
    typed('a type that is none', '/; boundary=b'),
  ]
}
