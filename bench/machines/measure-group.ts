import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

import { startPostgres } from '../../tests/contract/start-postgres.ts'
import { s3KeyVariables, startStrictS3 } from '../../tests/storage/strict-s3.ts'
import { answerTimes } from '../applications/bench-applications.ts'
import { photographOf } from '../applications/photograph.ts'
import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inMb, inMs, spreadOf } from '../figures.ts'
import { runDemoSite } from '../running-site.ts'

const RUNS = 9
const JOINS = 3

/** Two sites over one PostgreSQL and one S3 store: the start of a third, and the answer to an application, at rest. */
export async function measureGroup(): Promise<Figure[]> {
  await using running = new AsyncDisposableStack()
  const postgres = running.use(await startPostgres())
  const { path } = running.use(await mkdtempDisposable(`${tmpdir()}/passarela-bench-`))
  const s3 = await startStrictS3({ folder: path })
  running.defer(() => s3.close())
  const environment = {
    DATABASE_URL: postgres.url,
    MEDIA_STORAGE: s3.url(),
    ...s3KeyVariables,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const first = running.use(await runDemoSite(environment))
  const second = running.use(await runDemoSite(environment))
  await untilCoversAreReady(first)
  await untilCoversAreReady(second)

  const joined = []
  for (let count = 0; count < JOINS; count += 1) {
    const begun = performance.now()
    await using third = await runDemoSite(environment)
    while (!(await fetch(`${third.url}/health/ready`)).ok) await sleep(10)
    joined.push(performance.now() - begun)
  }
  const photo = await photographOf({ width: 1_536, height: 2_048, bytes: 600_000 })
  await answerTimes(first.url, photo, 1) // starts the decoder processes
  const answers = await answerTimes(first.url, photo, RUNS)
  return [
    {
      what: `a start that joins two sites, empty data folder, to ready; each of ${JOINS}`,
      goal: '3 s',
      measured: joined.map(inMs).join(', '),
    },
    {
      what: `an answer to four photos of 2,048 pixels (${inMb(photo.byteLength)} each), ${RUNS} applications`,
      goal: '500 ms',
      measured: spreadOf(answers),
    },
  ]
}
