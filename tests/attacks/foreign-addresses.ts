/** The ways to write this machine's address, and names that lead there. */
const hosts = (port: number) =>
  [
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    'localhost',
    'localhost.',
    '１２７.0.0.1',
  ].map((host) => `${host}:${port}`)

/** The ways to have a path, or what is joined to an address, lead to a host. */
const shapes: readonly ((host: string) => string)[] = [
  (host) => `http://${host}/x.png`,
  (host) => `HTTP://${host}/x.png`,
  (host) => `https://${host}/x.png`,
  (host) => `//${host}/x.png`,
  (host) => `///${host}/x.png`,
  (host) => `/\\${host}/x.png`,
  (host) => `\\\\${host}\\x.png`,
  (host) => `http:/${host}/x.png`,
  (host) => `http:\\\\${host}\\x.png`,
  (host) => `http:${host}/x.png`,
  (host) => ` http://${host}/x.png`,
  (host) => `\thttp://${host}/x.png`,
  (host) => `ht\ntp://${host}/x.png`,
  (host) => `\u0000http://${host}/x.png`,
  (host) => `@${host}/x.png`,
  (host) => `:x@${host}/x.png`,
  (host) => `x@${host}/x.png`,
  (host) => `.${host}/x.png`,
  (host) => `:${host.slice(host.lastIndexOf(':') + 1)}/x.png`,
  (host) => `%2f%2f${host}/x.png`,
  (host) => `%68ttp://${host}/x.png`,
  (host) => `..//${host}/x.png`,
  (host) => `a/../..//${host}/x.png`,
  (host) => `/%09/${host}/x.png`,
  (host) => `ftp://${host}/x.png`,
  (host) => `ws://${host}/x.png`,
]

const fixed = [
  'file:///etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'blob:null/x',
  'http://',
  '//',
  '/',
]

/** What a field for a path of media may hold to have a site connect to a port of this machine. */
export function foreignAddresses(port: number): string[] {
  return [...hosts(port).flatMap((host) => shapes.map((shape) => shape(host))), ...fixed]
}
