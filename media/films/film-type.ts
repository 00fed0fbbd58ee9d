import { isMediaKind, mediaKinds } from '../files/media-kind.ts'

/** The media type of a clip, by its extension, never from the service's headers; null if it is not a clip. */
export function filmType(path: string): string | null {
  return typeOf(path, 'clip')
}

/** The media type of a clip's captions or chapters, likewise. */
export function trackType(path: string): string | null {
  return typeOf(path, 'track')
}

function typeOf(path: string, use: 'clip' | 'track'): string | null {
  const [, extension = ''] = /\.([a-z\d]+)$/i.exec(path) ?? []
  const name = extension.toLowerCase()
  const kind = isMediaKind(name) ? mediaKinds[name] : null
  return kind?.use === use ? kind.type : null
}
