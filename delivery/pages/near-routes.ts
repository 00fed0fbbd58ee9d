import { isDecodable } from '../http/decodable.ts'

type Routes = Readonly<Record<string, { path?: string } | undefined>>
type Routed = { routes: Routes; assets: { routes: Routes } }

/**
 * Gives what was made of those routes of a build, all directly beneath the root, to which an address may lead. React Router
 * tries one after the other and makes all of them ready for each page: of some fifty, a tenth of a page's cost. What the server
 * renders may link to any route, but not look one up.
 */
export function nearRoutes<Build extends Routed, Made>(
  build: Build,
  make: (build: Build) => Made,
): (pathname: string) => Made {
  const ofAll = make(build)
  const ofWords = new Map<string | null, Made>()
  const words = new Set(Object.values(build.routes).map((route) => wordOf(route?.path)))
  return (pathname) => {
    const [word = null, another] = segmentsAt(pathname).filter((segment) => words.has(segment))
    if (another !== undefined) return ofAll
    return ofWords.getOrInsertComputed(word, () => make(withRoutes(build, word)))
  }
}

/** The build with its routes of a word, and with those that have none. */
function withRoutes<Build extends Routed>(build: Build, word: string | null): Build {
  const { routes, assets } = build
  const near = (all: Routes) =>
    Object.fromEntries(
      Object.entries(all).filter(([, route]) => [null, word].includes(wordOf(route?.path))),
    )
  return { ...build, routes: near(routes), assets: { ...assets, routes: near(assets.routes) } }
}

/** The first fixed word of a pattern, before which there is a language at most: `:locale?/modelos/:gender`. */
function wordOf(pattern = ''): string | null {
  return pattern.split('/').find((part) => !/^(?::.*|\*|)$/.test(part)) ?? null
}

/** What may be such a word in an address, which may be that of a page's data: in small letters, as some routes take any. */
function segmentsAt(pathname: string): string[] {
  const decoded = isDecodable(pathname) ? decodeURIComponent : String
  const segments = pathname.replace(/\.data$/, '').split('/', 3)
  return segments.slice(1).map((segment) => decoded(segment).toLowerCase())
}
