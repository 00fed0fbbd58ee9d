/** The most bytes of a film's captions or chapters: those of two hours have a fifth of it. */
export const MAX_TRACK_BYTES = 1_000_000

/** Why a file is no WebVTT that a browser reads (W3C WebVTT, 4.1); null if it is. */
export function faultOfWebVtt(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_TRACK_BYTES) return TOO_LARGE
  const text = decodeUtf8(bytes)
  if (text === null) return 'is not UTF-8'
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'is no WebVTT: its first line must be WEBVTT'
  return text.includes('-->')
    ? null
    : 'has no captions: none of its lines is a time (00:01.000 --> 00:02.500)'
}

export const TOO_LARGE = `is larger than ${MAX_TRACK_BYTES / 1e6} MB`

/** Removes a byte order mark; null if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
