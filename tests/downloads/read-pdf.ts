import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Proxy['getPage']>>

/** Reads a PDF back: what it says of itself, and of each page its size in points, its text and its pictures in pixels. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes)
  const { info } = await document.getMetadata()
  const mark = await document.getMarkInfo()
  const facts = new Map(Object.entries(info))
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => readPage(document, number)))
  return {
    title: facts.get('Title'),
    language: facts.get('Language'),
    isTagged: mark?.Marked === true,
    pages,
  }
}

async function readPage(document: Proxy, number: number) {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return {
    width,
    height,
    text: text.replace(/\s+/g, ' '),
    tags: tagsOf(await page.getStructTree()),
    pictures: await picturesOf(page),
    areas: await countAreas(page),
  }
}

/** Width and height of each picture on the page, how wide it stands there, in points, and its mean colour. */
async function picturesOf(page: Page) {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const pictures = fnArray.flatMap((operation: number, index: number) => {
    if (operation !== OPS.paintImageXObject) return []
    const [name, width, height] = argsArray[index] ?? []
    const [across] = argsArray[fnArray.lastIndexOf(OPS.transform, index)] ?? []
    const points = Math.abs(Number(across))
    return [{ name: String(name), width: Number(width), height: Number(height), points }]
  })
  return Promise.all(
    pictures.map(async ({ name, ...size }) => ({ ...size, colour: await meanColour(page, name) })),
  )
}

/** The mean red, green and blue of a picture, from 0 to 255. */
async function meanColour(page: Page, name: string): Promise<number[]> {
  const store = name.startsWith('g_') ? page.commonObjs : page.objs // what several pages show is in common
  const { promise, resolve } = Promise.withResolvers<{ data: Uint8Array; kind: number }>()
  store.get(name, resolve)
  const { data, kind } = await promise
  const { ImageKind } = await getResolvedPDFJS()
  const channels = kind === ImageKind.RGBA_32BPP ? 4 : 3
  const sums = [0, 0, 0]
  for (const [index, value] of data.entries()) {
    const channel = index % channels
    if (channel < 3) sums[channel] = (sums[channel] ?? 0) + value
  }
  return sums.map((sum) => Math.round(sum / (data.length / channels)))
}

/** How many filled areas are on the page. */
async function countAreas(page: Page): Promise<number> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const isFilled = (operator: number, index: number) =>
    operator === OPS.fill || (operator === OPS.constructPath && argsArray[index]?.[0] === OPS.fill)
  return fnArray.filter(isFilled).length
}

/** The page's tags in reading order, with what a reader hears of a picture. */
function tagsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('children' in node)) return []
  const role = 'role' in node && node.role !== 'Root' ? [String(node.role)] : []
  const alt = 'alt' in node ? [`"${String(node.alt)}"`] : []
  const inside = Array.isArray(node.children) ? node.children.flatMap(tagsOf) : []
  return [...role, ...alt, ...inside]
}
