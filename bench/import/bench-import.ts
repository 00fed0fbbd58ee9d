import { mkdtempDisposable, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import {
  type FolderCommand,
  importUnderKills,
  launch,
  showingOf,
} from '../../tests/durability/kill-import.ts'
import { createRandom } from '../agency/random.ts'
import { type Figure, inMb } from '../figures.ts'
import { peakMemory } from '../memory.ts'
import { pictureAgency } from './picture-agency.ts'

const TALENTS = 1_000
const KILLS = 20
const SEED = 2026

/**
 * An agency of 1,000 talents with 12,000 pictures: the times of the commands for agency folders, and whether an import that is
 * killed again and again ends with the same data.
 */
export async function benchImport(): Promise<Figure[]> {
  await using world = await mkdtempDisposable(join(tmpdir(), 'passarela-bench-import-'))
  const folder = join(world.path, 'agency')
  await pictureAgency(TALENTS, folder)
  const alone = join(world.path, 'alone')
  const killed = join(world.path, 'killed')
  const exported = join(world.path, 'exported')

  const check = await measure('check', folder, alone)
  const first = await measure('import', folder, alone)
  const again = await measure('import', folder, alone)
  const written = await measure('export', exported, alone)
  const random = createRandom(SEED)
  const nextDelayMs = () => random.below(Math.ceil(first.ms / 10))
  const startOver = () => rm(killed, { recursive: true, force: true })
  await importUnderKills({ folder, dataFolder: killed, count: KILLS, nextDelayMs, startOver })
  const isSame = isDeepStrictEqual(await showingOf(killed), await showingOf(alone))
  return [
    { what: 'import of 12,000 pictures of 350 kB', goal: '180 s', measured: inSeconds(first) },
    { what: 'its peak memory', goal: '400 MB', measured: inMb(first.peakBytes) },
    { what: 'the same again, nothing changed', goal: '–', measured: inSeconds(again) },
    {
      what: `killed ${KILLS} times (seed ${SEED}), then left alone: rows and files`,
      goal: 'the same',
      measured: isSame ? 'the same' : 'not the same',
    },
    { what: 'check', goal: '–', measured: inSeconds(check) },
    { what: 'export', goal: '–', measured: inSeconds(written) },
    { what: 'its peak memory', goal: '400 MB', measured: inMb(written.peakBytes) },
  ]
}

type Measured = { ms: number; peakBytes: number }

/** Measures a whole command, including its start. */
export async function measure(
  command: FolderCommand,
  folder: string,
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<Measured> {
  const startMs = performance.now()
  const running = launch(command, folder, dataFolder, environment)
  let peakBytes = 0
  const over = new AbortController()
  const ended = running.ended.finally(() => over.abort())
  while (!over.signal.aborted) {
    peakBytes = Math.max(peakBytes, await peakMemory(running))
    await Promise.race([sleep(50), ended])
  }
  await ended
  return { ms: performance.now() - startMs, peakBytes }
}

export function inSeconds({ ms }: Measured): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
