import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const notOfARelease = ['.git', 'build', 'data', 'test-results']

/**
 * Makes a folder with the next release, as a checkout of it would be: the built program with other names of its scripts and styles,
 * and with a migration of the outbox that this release does not know. Everything else is this release's.
 */
export async function makeNextRelease(folder: string): Promise<void> {
  await mkdir(folder)
  for (const name of await readdir(root)) {
    if (!notOfARelease.includes(name)) await symlink(join(root, name), join(folder, name))
  }
  const build = join(folder, 'build')
  await cp(join(root, 'build'), build, {
    recursive: true,
    filter: (path) => !path.endsWith('.br'), // they would be those of this release
  })
  const newNames = await renamedAssets()
  let lists = 0
  for (const file of await textsIn(build)) {
    const text = await readFile(file, 'utf8')
    const renamed = text.replaceAll(hashedName, (name) => newNames.get(name) ?? name)
    const migrated = renamed.replace(outboxMigrations, (list) => {
      lists += 1
      return `${list}, ${migration}`
    })
    if (migrated !== text) await writeFile(file, migrated)
    const name = file.slice(dirname(file).length + 1)
    await rename(file, join(dirname(file), newNames.get(name) ?? name))
  }
  if (lists !== 1) throw new Error(`the build has ${lists} lists of the outbox's migrations`)
}

const hashedName = /[\w.-]+-[\w-]{8}\.(?:js|css)/g

/** The names of this release's scripts and styles, and those in the next one: the hash backwards. */
async function renamedAssets(): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(join(root, 'build/client/assets'))
  return new Map(
    names.map((name) => [
      name,
      name.replace(/[\w-]{8}(?=\.(?:js|css)$)/, (hash) => hash.split('').toReversed().join('')),
    ]),
  )
}

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && ['.js', '.css', '.json'].includes(extname(entry.name)),
  )
  return files.map(({ parentPath, name }) => join(parentPath, name))
}

/** The list in the built program, but for its end, which stands at the begin of a line. */
const outboxMigrations = /outboxMigrations = \[[^]*?(?=\n\];)/

export const NEXT_MIGRATION = '9999-expand-next'

const migration = `{
  name: ${JSON.stringify(NEXT_MIGRATION)},
  up: (schema) => schema.schema.alterTable("outbox_entries").addColumn("next", "text").execute(),
}`
