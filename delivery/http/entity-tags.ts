import { hash } from 'node:crypto'

import { listItems } from './list-items.ts'

/** A weak entity tag of a text, the same for all its encodings (RFC 9110, 8.8.1). */
export function weakTag(text: Uint8Array): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` header names a tag, by weak comparison (RFC 9110, 13.1.2). */
export function isTagAmong(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const tags = listItems(header).map((text) => strong(text.trim()))
  return tags.includes(strong(tag)) || tags.includes('*')
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
