import { realpath } from 'node:fs/promises'

import * as v from 'valibot'

import { AgencyFolder } from '#contract/agency-folder.ts'
import { readTolerantly } from '#contract/reading.ts'
import { isMissing } from '#storage/durable-file.ts'

import { readText } from './folder-files.ts'
import { AGENCY_FILE, type Problem } from './problem.ts'
import { problemsIn } from './reading-problems.ts'

const BYTES_AT_MOST = 64_000_000

type ReadFolder =
  | { status: 'read'; root: string; agency: AgencyFolder; named: NamedKeys; problems: Problem[] }
  | { status: 'unreadable'; problems: Problem[] }

/** Keys of the talents and posts that the file names, readable or not. */
export type NamedKeys = { talents: ReadonlySet<string>; posts: ReadonlySet<string> }

/** Reads `agency.json`. What is wrong in it is told and left out; `unreadable` is a file of which nothing can be used. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const root = await realFolder(folder)
  if (root === null) return unreadable('the folder does not exist', folder)
  const file = await readText(root, AGENCY_FILE, BYTES_AT_MOST)
  if (file.status === 'refused') return unreadable(file.reason)
  const json = parseJson(file.text)
  if (json === null) return unreadable('is not JSON')

  const named = namedIn(json.value) // as the file has it: the reading below mends the value
  const problems = problemsIn(json.value)
  const reading = readTolerantly(AgencyFolder, json.value)
  if (reading.status === 'misshapen') return { status: 'unreadable', problems }
  return { status: 'read', root, agency: reading.value, named, problems }
}

/** A post is known by its language and slug. */
export function postKey({ language, slug }: { language: string; slug: string }): string {
  return `${language}/${slug}`
}

async function realFolder(folder: string): Promise<string | null> {
  try {
    return await realpath(folder)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function unreadable(reason: string, file = AGENCY_FILE): ReadFolder {
  return { status: 'unreadable', problems: [{ file, place: '', reason }] }
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text, withoutNul) }
  } catch {
    return null // the parser's words would quote the text
  }
}

function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}

const key = v.fallback(v.string(), '')
const Named = v.object({
  talents: v.fallback(v.array(v.fallback(v.object({ slug: key }), { slug: '' })), []),
  posts: v.fallback(
    v.array(v.fallback(v.object({ slug: key, language: key }), { slug: '', language: '' })),
    [],
  ),
})

function namedIn(value: unknown): NamedKeys {
  const { talents, posts } = v.parse(v.fallback(Named, { talents: [], posts: [] }), value)
  return { talents: new Set(talents.map(({ slug }) => slug)), posts: new Set(posts.map(postKey)) }
}
