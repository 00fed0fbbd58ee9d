/** Whether an `If-None-Match` header names a tag; weak ones are as good (RFC 9110, 13.1.2). */
export function isTagAmong(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((text) => strong(text.trim()))
  return tags.includes(strong(tag)) || tags.includes('*')
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
