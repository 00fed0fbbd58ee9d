import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect } from 'vitest'

import { origin } from '../addresses/whole-agency.ts'
import { dataOf } from '../addresses/asking.ts'
import { readPdf } from '../downloads/read-pdf.ts'
import { readZip } from '../downloads/read-zip.ts'

/** Told of each text that left the site, and where. */
export type Look = (where: string, text: string) => void

const entrances = [
  '/',
  '/en',
  '/es',
  '/kids',
  '/en/kids',
  '/sitemap.xml',
  '/robots.txt',
  '/roster.json',
]
const withIds = [
  '/favoritos?ids=',
  '/es/favoritos?mine=',
  '/contato?talents=',
  '/en/documents/',
  '/en/documents/list?frames&ids=',
]
const AT_ONCE = 4

/**
 * Asks for every address that any answer names, from the home pages on, and for the data of each page. Of a list's filters those
 * with one field only: all of them together have no end. Tells which addresses there were.
 */
export async function visitAll(url: string, ids: readonly number[], look: Look): Promise<string[]> {
  const left = [
    ...entrances,
    ...ids.flatMap((id) => withIds.map((path) => path + id)),
    ...ids.map((id) => `/en/models/all/all/${id}/somebody-else`),
    `/en/favorites?ids=${ids.join()}`,
  ]
  const seen = new Set(left)
  const walk = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const { text, isPage, location } = await ask(url, path, look)
      for (const each of [...addressesIn(text), ...location, ...(isPage ? [dataOf(path)] : [])]) {
        if (seen.has(each) || (each.split('?')[1] ?? '').includes('&')) continue
        seen.add(each)
        left.push(each)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return [...seen]
}

async function ask(url: string, path: string, look: Look) {
  const answer = await fetch(url + path, { redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  const text = await answer.text()
  look(path, `${path} ${headersOf(answer)} ${text}`)
  const location = answer.headers.get('location')
  return {
    text: /html|xml|json|script|text/.test(type) ? text : '',
    isPage: type.startsWith('text/html') && answer.status === 200,
    location: location?.startsWith('/') === true ? [location] : [],
  }
}

function addressesIn(text: string): string[] {
  return [...text.replaceAll(origin, ' ').matchAll(/["'(>\s](\/[^\s"'<>()\\,;#]*)/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !path.startsWith('//') && !path.startsWith('/assets/'))
}

/** Has every document of a talent made, and looks at their names and contents. */
export async function orderAll(
  url: string,
  id: number,
  locale: '' | '/en' | '/es',
  look: Look,
): Promise<void> {
  const profile = `${locale}/${locale === '/en' ? 'models/all' : 'modelos/todos'}/all/${id}`
  const html = await (await fetch(url + profile)).text()
  const frames = [...html.matchAll(/<input[^>]*name="frame"[^>]*>/g)].map(
    ([input]) => /value="(\d+)"/.exec(input)?.[1] ?? '',
  )
  expect(frames, profile).toHaveLength(4)
  for (const document of ['pdf portfolio', 'pdf composite', 'zip portfolio']) {
    const [kind = '', mode = ''] = document.split(' ')
    const answer = await fetch(`${url}${locale}/documents/${id}/${kind}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `10.1.1.${id}` },
      body: new URLSearchParams([
        ['mode', mode],
        ['cover', '1'],
        ...frames.map((frame) => ['frame', frame]),
      ]),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.status, `${document} of ${profile}`).toBe(200)
    const content =
      kind === 'zip' ? [...readZip(bytes).keys()] : await readPdf(new Uint8Array(bytes))
    look(
      `${document} of ${profile}`,
      `${headersOf(answer)} ${JSON.stringify(content)} ${bytes.toString('latin1')}`,
    )
  }
}

function headersOf(answer: Response): string {
  return [...answer.headers].map((pair) => pair.join(': ')).join('\n')
}

/** Looks at every file under a folder, and its name. */
export async function lookAtFiles(folder: string, look: Look): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0)) // replaced meanwhile
    look(path, `${entry.name} ${bytes.toString('utf8')}`)
  }
}
