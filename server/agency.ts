import { codeOf } from '#storage/storage-error.ts'

import { backUp, restore } from './commands/backup-commands.ts'
import { runApplications } from './commands/applications-command.ts'
import { runCommand, UsageError } from './environment/exit.ts'
import { checkAgency, exportAgency, importAgency } from './commands/folder-commands.ts'
import { listenForInterruption } from './commands/interruption.ts'
import { runOutbox } from './commands/outbox-command.ts'
import { runStorage } from './commands/storage-command.ts'

const USAGE = [
  'Usage: npm run agency -- check|import|export <folder>',
  '       npm run agency -- applications list|show|export|delete',
  '       npm run agency -- outbox list|show|resend|drop',
  '       npm run agency -- backup <folder>',
  '       npm run agency -- restore <folder> [<later backup>]',
  '       npm run agency -- storage move <from> <to>',
].join('\n')

const folderCommands = new Map([
  ['check', checkAgency],
  ['import', importAgency],
  ['export', exportAgency],
  ['backup', backUp],
])

// whoever reads a report may leave before its end, as `head` does
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error
})

// `npm run agency`: the agency's commands for its data; they may run while the site runs
await runCommand(async () => {
  const interruption = listenForInterruption()
  const [command = '', ...words] = process.argv.slice(2)
  const onFolder = folderCommands.get(command)
  const [folder] = words
  if (onFolder !== undefined && folder !== undefined && words.length === 1) {
    await onFolder(folder, interruption)
  } else if (command === 'restore' && folder !== undefined && words.length <= 2) {
    await restore(folder, words[1] ?? null, interruption)
  } else if (command === 'applications') await runApplications(words, interruption)
  else if (command === 'outbox') await runOutbox(words)
  else if (command === 'storage') await runStorage(words, interruption)
  else throw new UsageError(USAGE)
})
