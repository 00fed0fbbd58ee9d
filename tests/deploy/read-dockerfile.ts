import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'

/** A line of a Dockerfile: its keyword, such as RUN, and the rest. */
type Instruction = { keyword: string; rest: string }
type Stage = { image: string; instructions: Instruction[] }

/** The stages of a Dockerfile, in order. */
export function readDockerfile(file: string): Stage[] {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
  const stages: Stage[] = []
  for (const [, keyword = '', rest = ''] of text.matchAll(/^([A-Z]+) (.+)$/gm)) {
    if (keyword === 'FROM') stages.push({ image: rest.split(' ')[0] ?? '', instructions: [] })
    else stages.at(-1)?.instructions.push({ keyword, rest })
  }
  return stages
}

/** The command of a CMD or HEALTHCHECK in the form of a list. */
export function commandIn(rest: string): string[] {
  const words: unknown = JSON.parse(rest.slice(rest.indexOf('[')))
  return Array.isArray(words) ? words.map(String) : []
}

/** Whether a RUN installs packages of the system. */
export function isInstall(rest: string): boolean {
  return rest.startsWith('apt-get ')
}

/** What an ENV sets. */
export function environmentIn(rest: string): Record<string, string> {
  return Object.fromEntries(rest.split(' ').map((each) => each.split('=', 2)))
}

/** Whether a file is in the context of a build, by the lines of .dockerignore. */
export function isInContext(path: string, ignored: readonly string[]): boolean {
  return !ignored.some((line) => matchesGlob(path, line) || path.startsWith(`${line}/`))
}

/** The patterns of .dockerignore. */
export function readIgnored(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}
