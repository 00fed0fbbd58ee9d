import { randomInt } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { agencyFolder } from '../../bench/agency/agency-folder.ts'
import { createRandom } from '../../bench/agency/random.ts'
import { importUnderKills, launch, showingOf } from './kill-import.ts'

/** `npm run bench -- import` does the same to 1,000 talents with 12,000 pictures. */
const KILLS = Number(process.env['KILLS'] ?? 8)
const SEED = Number(process.env['SEED'] ?? randomInt(2 ** 31))

it('an import that is killed again and again comes to the same as one that is left alone', async () => {
  const world = await freshFolder()
  const [earlier, later] = await twoAgencies(world)
  const before = join(world, 'before')
  await launch('import', earlier, before).ended

  const alone = join(world, 'alone')
  await cp(before, alone, { recursive: true })
  const longestMs = await timeOf(later, alone)
  const killed = join(world, 'killed')
  const startOver = async () => {
    await rm(killed, { recursive: true, force: true })
    await cp(before, killed, { recursive: true })
  }
  await startOver()
  const random = createRandom(SEED)
  const nextDelayMs = () => random.below(Math.ceil(longestMs / 2))
  await importUnderKills({
    folder: later,
    dataFolder: killed,
    count: KILLS,
    nextDelayMs,
    startOver,
  })

  const { rows, files } = await showingOf(killed)
  const left = await showingOf(alone)
  expect(rows, `SEED=${SEED}`).toEqual(left.rows)
  expect(files, `SEED=${SEED}`).toEqual(left.files)
  expect(rows['talents']).toHaveLength(90)
}, 300_000)

/** An agency, and the same later: some left, some came, some have another name. */
async function twoAgencies(world: string): Promise<[string, string]> {
  const earlier = await agencyFolder(40, world)
  const later = await agencyFolder(100, world)
  const file = join(later, 'agency.json')
  const agency = JSON.parse(await readFile(file, 'utf8'))
  const talents = agency.talents.slice(10)
  for (const talent of talents.slice(0, 20)) talent.name += ' Neta'
  await writeFile(file, JSON.stringify({ ...agency, talents }))
  return [earlier, later]
}

/** How long an import works, without its start. */
async function timeOf(folder: string, dataFolder: string): Promise<number> {
  const running = launch('import', folder, dataFolder)
  await running.begun
  const begunMs = performance.now()
  await running.ended
  return performance.now() - begunMs
}
