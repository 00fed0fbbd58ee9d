/** What an answer says of itself, as far as its address is concerned. */
export type Answer = {
  status: number
  location: string | null
  lang: string | undefined
  canonical: string | undefined
  alternates: Record<string, string>
  html: string
}

/** Asks for an address as a browser does that follows no redirect. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', headers })
  const html = await response.text()
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  return {
    status: response.status,
    location: response.headers.get('Location'),
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(alternates.map(([, lang, href]) => [lang, href])),
    html,
  }
}

/** The address at which a page's data are asked for when a visitor comes from another page (React Router). */
export function dataOf(address: string): string {
  const [path = '', search] = address.split('?')
  const data =
    path === '/' ? '/_.data' : path.replace(/(\/?)$/, (slash) => (slash && '/_') + '.data')
  return search === undefined ? data : `${data}?${search}`
}

/** Asks for a page's data; a redirect is told in the body, for the router to follow. */
export async function askData(origin: string, address: string) {
  const response = await fetch(origin + dataOf(address), { redirect: 'manual' })
  const text = await response.text()
  return { status: response.status, location: redirectIn(text), text }
}

/** Where a page's data lead on to, if they do. */
export function redirectIn(data: string): string | null {
  return /"SingleFetchRedirect".*?"redirect","([^"]*)"/.exec(data)?.[1] ?? null
}
