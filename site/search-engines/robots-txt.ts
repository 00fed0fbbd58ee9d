/** What crawlers may see: everything. Pages that are not to be found say so themselves, which must be seen to be read. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
}
