import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { s3KeyVariables, startStrictS3 } from '../../tests/storage/strict-s3.ts'
import { type Figure, inMb } from '../figures.ts'
import { inSeconds, measure } from './bench-import.ts'
import { pictureAgency } from './picture-agency.ts'

const PICTURES_EACH = 12

/**
 * The import of an agency with 12,000 pictures into S3: a strict server of ours in this process, which answers each request after
 * `S3_DELAY_MS`. `TALENTS` makes the agency smaller than 1,000.
 */
export async function benchS3Import(): Promise<Figure[]> {
  const talents = Number(process.env['TALENTS'] ?? 1_000)
  const delayMs = Number(process.env['S3_DELAY_MS'] ?? 20)
  await using world = await mkdtempDisposable(join(tmpdir(), 'passarela-bench-s3-'))
  const folder = join(world.path, 'agency')
  await pictureAgency(talents, folder)
  const s3 = await startStrictS3({ folder: join(world.path, 'bucket') })
  s3.state.delayMs = delayMs
  const data = join(world.path, 'data')
  const environment = {
    MEDIA_STORAGE: s3.url(),
    ...s3KeyVariables,
  }
  const first = await measure('import', folder, data, environment)
  const stored = s3.seen.filter(({ what }) => what.startsWith('PUT')).length
  s3.seen.length = 0
  const again = await measure('import', folder, data, environment)
  const requests = s3.seen.length
  await s3.close()
  const what = `${talents * PICTURES_EACH} pictures of 350 kB`
  return [
    {
      what: `import of ${what} to S3, ${delayMs} ms away`,
      goal: '300 s',
      measured: inSeconds(first),
    },
    { what: 'its peak memory', goal: '400 MB', measured: inMb(first.peakBytes) },
    { what: 'objects stored', goal: '–', measured: String(stored) },
    { what: 'the same again, nothing changed', goal: '–', measured: inSeconds(again) },
    { what: 'its requests to S3', goal: '–', measured: String(requests) },
  ]
}
