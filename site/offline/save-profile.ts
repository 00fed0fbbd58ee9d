import {
  type CacheWriter,
  type Fetched,
  fetchFile,
  fetchPage,
  RefusedError,
} from './cache-writer.ts'
import { copyFormat } from './copy-format.ts'

/** How many photos of each gallery are saved (docs/product.md: Offline). */
const MOST_PHOTOS = 10

/** The galleries with photos, by the ids of their elements. */
const galleries = ['book', 'snap']

/**
 * Saves a profile, the data of a navigation to it, and its pictures: all of it or, without room, nothing. Returns the addresses,
 * the profile's path first; null if the site has no such page.
 */
export async function saveProfile(
  path: string,
  writer: CacheWriter,
): Promise<readonly string[] | null> {
  const { signal } = writer
  const page = await fetchPage(path, signal).catch(nullIfMissing)
  if (page === null) return null
  const data = await fetchFile(`${path}.data`, { signal })
  const wanted = picturesIn(await page.body.text())
  const pictures = await Promise.all(wanted.map((address) => fetchPicture(address, writer)))
  await writer.put([page, data, ...pictures.filter((each) => each !== null)])
  return [page.address, data.address, ...wanted]
}

function nullIfMissing(error: unknown): null {
  if (error instanceof RefusedError && [404, 410].includes(error.status)) return null
  throw error
}

/** Null if it is saved already, or the server refuses it: the rest of the profile is worth saving without it. */
async function fetchPicture(address: string, writer: CacheWriter): Promise<Fetched | null> {
  if (writer.keep(address)) return null
  const { signal } = writer
  return fetchFile(address, { signal, accept: 'image/avif,image/webp,*/*' }).catch((error) => {
    if (error instanceof RefusedError) return null
    throw error
  })
}

/** The pictures to save with a profile: all of its page, but of each gallery the first ten. The policy forbids to parse its styles. */
export function picturesIn(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const page = new DOMParser().parseFromString(main, 'text/html')
  const all = addressesIn(page.body)
  const others = galleries.flatMap((id) => addressesIn(page.getElementById(id)).slice(MOST_PHOTOS))
  return all.filter((address, index) => index === 0 || !others.includes(address)) // the first one is the cover
}

/** Each picture once: a photo is in the page a second time, for browsers without script. */
function addressesIn(part: Element | null): string[] {
  const images = [...(part?.querySelectorAll('img') ?? [])]
  const addresses = images.map((image) => image.getAttribute('src') ?? '')
  const pictures = addresses.filter((address) => address.startsWith('/pictures/'))
  return [
    ...new Set(
      pictures.map((address) =>
        address.replace(/^\/pictures\/\d+/, `/pictures/${copyFormat.width}`),
      ),
    ),
  ]
}
