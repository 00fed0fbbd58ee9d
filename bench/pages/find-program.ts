import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders for programs, including those for servers, which a user's PATH may lack. */
const folders = ['/usr/local/bin', '/usr/bin', '/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin']

/** The file of a program; null if the machine does not have it. */
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
