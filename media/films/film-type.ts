const types: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogg', 'video/ogg'],
  ['mov', 'video/quicktime'],
])

/** The media type of a clip, by its extension and never as the service calls it; null for what is no clip. */
export function filmType(path: string): string | null {
  const [, extension = ''] = /\.([a-z\d]+)$/i.exec(path) ?? []
  return types.get(extension.toLowerCase()) ?? null
}
