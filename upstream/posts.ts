import type { Answer } from '#contract/endpoint.ts'
import { posts, post } from '#contract/panel/posts.ts'
import { newsletter } from '#contract/panel/entities.ts'

import type { Fetched } from './call-endpoint.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { fetchPages } from './pagination.ts'
import type { Service } from './service.ts'
import type { Upstream } from './upstream.ts'
import { toPostList, toPost } from './mappers/to-post.ts'

type PostPage = Answer<typeof posts>

const PAGE_SIZE = 100
const MAX_POSTS = 2_000
/** A service may put fewer posts on a page than requested. */
const MAX_PAGES = MAX_POSTS / PAGE_SIZE

/** The newest posts of a type as one answer, from all pages of the service. */
export function createPosts({
  type,
  ...options
}: FreshnessOptions & { type: string }): Upstream['posts'] {
  const { service } = options
  const answers = createFreshness(
    {
      endpoint: posts,
      fetchAll: (signal) => fetchPosts(service, type, signal),
      map: ({ data }) => toPostList(data),
      isEmpty: ({ data }) => data.length === 0,
    },
    options,
  )
  return () => answers.read(inputFor(type, 1))
}

/** Fetches the posts without their texts, which no list shows. */
async function fetchPosts(
  service: Service,
  type: string,
  signal: AbortSignal,
): Promise<Fetched<PostPage>> {
  const fetchPage = async (page: number): Promise<Fetched<PostPage>> => {
    const fetched = await service.call(posts, inputFor(type, page), signal)
    if (fetched.status === 'failed') return fetched
    const data = fetched.value.data.map((each) => ({ ...each, content: null }))
    return { ...fetched, value: { ...fetched.value, data } }
  }
  const bounds = { pageSize: PAGE_SIZE, maxPages: MAX_PAGES, maxItems: MAX_POSTS }
  const fetched = await fetchPages(fetchPage, bounds)
  if (fetched.status === 'failed') return fetched
  const { first, items, flaws } = fetched
  return { status: 'answered', value: { ...first, data: items.slice(0, MAX_POSTS) }, flaws }
}

function inputFor(type: string, page: number) {
  return { params: { type }, query: { paginate: PAGE_SIZE, page } }
}

type PostOptions = FreshnessOptions & {
  type: string
  /** The base address of media paths, for texts that contain whole addresses. */
  mediaUrl: string | null
}

/** One post of a type, with its text. */
export function createPost({ type, mediaUrl, ...options }: PostOptions): Upstream['post'] {
  const answers = createFreshness(
    {
      endpoint: post,
      faultOf: ({ id }, { params }) =>
        id === params?.['id'] ? null : 'another post than was asked for',
      trim: (wire) => ({ ...wire, content: toPost(wire, mediaUrl).content }), // only sanitized text is stored
      map: (wire) => toPost(wire, mediaUrl),
      absent: { value: null },
    },
    options,
  )
  return (id) => answers.read({ params: { type, id } })
}

export function createNewsletter(options: FreshnessOptions): Upstream['newsletter'] {
  const answers = createFreshness(
    {
      endpoint: newsletter,
      trim: (wire) => wire.map((each) => ({ ...each, content: null })), // summaries do not show texts
      map: toPostList,
      isEmpty: (wire) => wire.length === 0,
    },
    options,
  )
  return () => answers.read({})
}
