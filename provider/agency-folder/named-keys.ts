import * as v from 'valibot'

/** All talents (by slug) and posts (by language and slug) in a file, valid or not, in its order, with their first index. */
export type NamedKeys = {
  talents: ReadonlyMap<string, number>
  posts: ReadonlyMap<string, number>
}

/** Language and slug identify a post. */
export function postKey({ language, slug }: { language: string; slug: string }): string {
  return `${language}/${slug}`
}

/** Reads the keys from a file's value, whatever else is wrong with it. */
export function namedKeysIn(value: unknown): NamedKeys {
  const { talents, posts } = v.parse(v.fallback(Named, { talents: [], posts: [] }), value)
  return {
    talents: firstPlaces(talents.map(({ slug }) => slug)),
    posts: firstPlaces(posts.map(postKey)),
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

function firstPlaces(keys: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, each] of keys.entries()) if (!places.has(each)) places.set(each, place)
  return places
}
