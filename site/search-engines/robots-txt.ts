/** Lets crawlers fetch everything: a page that must not be indexed says so itself, and must be fetched to be read. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
}
