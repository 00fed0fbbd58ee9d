import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'build/client/assets'

/** The addresses of all scripts that the site was built with. */
export async function allScripts(): Promise<string[]> {
  const files = await readdir(FOLDER)
  return files.filter((file) => file.endsWith('.js')).map((file) => `/assets/${file}`)
}

/** The address of the script that says these words to a visitor. */
export async function scriptWith(words: string): Promise<string> {
  for (const script of await allScripts()) {
    const text = await readFile(join('build/client', script), 'utf8')
    if (text.includes(words)) return script
  }
  throw new Error(`no script says “${words}”`)
}
