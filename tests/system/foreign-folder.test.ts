import { spawnSync } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { programs } from '../processes.ts'

/** A user who owns nothing here. */
const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups']

it.each([0o700, 0o755])(
  'a site does not start in the data folder of another user, and says what to do: mode %o',
  async (mode) => {
    const folder = join(await freshFolder(), 'data')
    await mkdir(folder, { mode })
    expect(startAsNobody(folder)).toEqual([
      78,
      `DATA_DIR: ${folder} cannot be written to: give this user the right to, or name another folder.\n`,
    ])
  },
)

it('a site does not start over the database of another user', async () => {
  const folder = await freshFolder()
  const file = join(folder, 'passarela.db')
  await writeFile(file, '', { mode: 0o600 })
  await chmod(folder, 0o777)
  expect(startAsNobody(folder)).toEqual([
    78,
    `DATABASE_URL: The database ${file} cannot be opened: EACCES: permission denied, open '${file}'.\n`,
  ])
})

function startAsNobody(dataDir: string): [code: number | null, said: string] {
  const node = realpathSync(process.execPath)
  const { status, stderr } = spawnSync('setpriv', [...nobody, node, programs.site], {
    env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return [status, stderr]
}
