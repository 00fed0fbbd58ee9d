import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import type { CatalogueAddresses } from '#site/page/request-context.ts'

const script = v.pipe(
  v.object({ file: v.string() }),
  v.transform(({ file }) => `/${file}`),
)
const BuildNotes = v.object({
  'site/i18n/messages/pt.ts': script,
  'site/i18n/messages/en.ts': script,
  'site/i18n/messages/es.ts': script,
})

/** Reads where the texts are from what the build noted of its files. Throws if it noted none. */
export async function readCatalogueAddresses(clientFolder: string): Promise<CatalogueAddresses> {
  const notes = await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')
  const files = v.parse(BuildNotes, JSON.parse(notes))
  return {
    pt: files['site/i18n/messages/pt.ts'],
    en: files['site/i18n/messages/en.ts'],
    es: files['site/i18n/messages/es.ts'],
  }
}
