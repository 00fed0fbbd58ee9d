import * as v from 'valibot'

/** The talents (by slug) and posts (by language and slug) that a file names, readable or not, in its order, each with its first place in its list. */
export type NamedKeys = {
  talents: ReadonlyMap<string, number>
  posts: ReadonlyMap<string, number>
}

/** A post is known by its language and slug. */
export function postKey({ language, slug }: { language: string; slug: string }): string {
  return `${language}/${slug}`
}

/** Reads them out of what stands in the file, whatever else is wrong with it. */
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
