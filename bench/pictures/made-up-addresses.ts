import { type Figure, inMs } from '../figures.ts'
import type { RunningSite } from '../running-site.ts'
import { askPicture } from './ask-picture.ts'
import { countFiles } from './count-files.ts'

const COUNT = 10_000
const AT_ONCE = 32

/** Requests for widths and paths that no page has ever shown. */
export async function measureMadeUp({ url, dataFolder }: RunningSite): Promise<Figure[]> {
  const before = await countFiles(dataFolder)
  const begun = performance.now()
  let left = COUNT
  const statuses = new Set<number>()
  const ask = async () => {
    while (left > 0) {
      const number = left--
      const width = number % 2 === 0 ? 640 : number
      statuses.add((await askPicture(`${url}/pictures/${width}/a/${number}.jpg`, 'avif')).status)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  const tookMs = performance.now() - begun
  const after = await countFiles(dataFolder)
  const made = { files: after.files - before.files, bytes: after.bytes - before.bytes }
  return [
    {
      what: `${COUNT.toLocaleString('en')} widths and paths that are none: answers`,
      goal: '404',
      measured: `${[...statuses].join(', ')}; ${inMs(tookMs / COUNT)} each`,
    },
    {
      what: 'files and bytes made for them',
      goal: '0, 0',
      measured: `${made.files}, ${made.bytes}`,
    },
  ]
}
