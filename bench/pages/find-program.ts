import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'

/** Where systems put programs, those for servers included, which no user's path need name. */
const folders = ['/usr/local/bin', '/usr/bin', '/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin']

/** The file of a program; null where the machine does not have it. */
export async function findProgram(name: string): Promise<string | null> {
  for (const folder of folders) {
    const file = join(folder, name)
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return null
}
