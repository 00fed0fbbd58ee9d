import { join } from 'node:path'

import { expect, it } from 'vitest'

import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { start } from '../processes.ts'
import { launch } from './kill-import.ts'

it('a running site shows the old agency until an import is done, and the new one then, whoever looked a moment ago', async () => {
  const world = await freshFolder()
  const [folder, data] = [join(world, 'agency'), join(world, 'data')]
  await writeAgency(folder, { talents: [talentNamed('ana', { name: 'Ana Antes' })] })
  await launch('import', folder, data).ended
  const site = await start('site', { DATA_DIR: data })
  const names = async () => namesIn(await (await fetch(`${site.url}/modelos`)).text())
  expect(await names()).toEqual(['Ana Antes'])

  await writeAgency(folder, ...(await laterAgency()))
  const importing = launch('import', folder, data)
  const seen = new Set<string>()
  const over = new AbortController()
  const ended = importing.ended.finally(() => over.abort())
  while (!over.signal.aborted) seen.add((await names()).join())
  await ended
  await expect.poll(names).toEqual(['Ana Depois', 'Bia Depois'])
  seen.delete('Ana Depois,Bia Depois') // its last moments: rows are there, and what nobody shows any more goes
  expect([...seen]).toEqual(['Ana Antes'])
})

/** With a hundred files, so that its import takes a while. */
async function laterAgency() {
  const names = Array.from({ length: 100 }, (_, number) => `${number}.png`)
  const files = Object.fromEntries(
    await Promise.all(
      names.map(async (name, number) => [name, await picture(`rgb(${number}, 0, 0)`)] as const),
    ),
  )
  const book = names.map((file) => ({ file }))
  const talents = [
    talentNamed('ana', { name: 'Ana Depois', book }),
    talentNamed('bia', { name: 'Bia Depois' }),
  ]
  return [{ talents }, files] as const
}

function namesIn(html: string): string[] {
  return [...new Set(html.match(/(?:Ana|Bia) (?:Antes|Depois)/g))]
}
