import { spawnSync } from 'node:child_process'

import { expect, it } from 'vitest'

function run(statement: string): string {
  const script = `import * as fs from 'node:fs'
    import { runCommand, StartError } from './server/environment/exit.ts'
    await runCommand(async () => { ${statement} })`
  const words = ['--input-type=module', '--eval', script]
  return spawnSync(process.execPath, words, { encoding: 'utf8' }).stderr
}

it('what the system or the database refuses is one sentence; what only a fault of the program causes keeps its stack', () => {
  expect(run(`fs.readFileSync('/nowhere')`)).toBe(
    `The system refused: ENOENT: no such file or directory, open '/nowhere'.\n`,
  )
  expect(run(`throw new Error('Connection terminated unexpectedly')`)).toBe(
    'The connection to the database broke: Connection terminated unexpectedly. Run the command again.\n',
  )
  expect(run('fs.closeSync(9_999)')).toMatch(/^Error: EBADF: bad file descriptor, close\n +at /)
  expect(run(`fs.readlinkSync('/')`)).toMatch(/^Error: EINVAL: .*\n +at /)
})

it('a fault that the program has put into a sentence for the operator keeps it, whatever caused it', () => {
  const cause = `Object.assign(new Error('the database system is starting up'), { code: '57P03' })`
  expect(
    run(`throw new StartError('DATABASE_URL: PostgreSQL refuses.', { cause: ${cause} })`),
  ).toBe('DATABASE_URL: PostgreSQL refuses.\n')
})
