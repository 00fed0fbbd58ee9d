import * as v from 'valibot'

import { FolderPost, FolderTalent } from '#contract/agency-folder.ts'

/** All talents (by slug) and posts (by language and slug) in a file, valid or not, in its order, with the indexes of their entries. */
export type NamedKeys = {
  talents: ReadonlyMap<string, readonly number[]>
  posts: ReadonlyMap<string, readonly number[]>
  /** The lists with an entry that has no valid key: it may be any stored entry, so an import removes none of the list. */
  unclear: ReadonlySet<'talents' | 'posts'>
}

/** The part of a talent, and of a post, that is its key. */
export const TalentKey = v.pick(FolderTalent, ['slug'])
export const PostKey = v.pick(FolderPost, ['language', 'slug'])

/** Language and slug identify a post. */
export function postKey({ language, slug }: { language: string; slug: string }): string {
  return `${language}/${slug}`
}

/** Reads the keys from a file's value, whatever else is wrong with it. */
export function namedKeysIn(value: unknown): NamedKeys {
  const { talents, posts } = v.parse(v.fallback(Named, { talents: [], posts: [] }), value)
  const unclear = new Set<'talents' | 'posts'>()
  if (!talents.every((talent) => v.is(TalentKey, talent))) unclear.add('talents')
  if (!posts.every((post) => v.is(PostKey, post))) unclear.add('posts')
  return {
    talents: indexesOf(talents.map(({ slug }) => slug)),
    posts: indexesOf(posts.map(postKey)),
    unclear,
  }
}

const key = v.fallback(v.string(), '')
const Named = v.object({
  talents: v.fallback(v.array(v.fallback(v.object({ slug: key }), { slug: '' })), []),
  posts: v.fallback(
    v.array(v.fallback(v.object({ slug: key, language: key }), { slug: '', language: '' })),
    [],
  ),
})

function indexesOf(keys: readonly string[]): Map<string, number[]> {
  return Map.groupBy(keys.keys(), (index) => keys[index] ?? '')
}
