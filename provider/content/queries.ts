import type * as v from 'valibot'

import type { Post, posts as postsCall } from '#contract/panel/posts.ts'

import { countRows } from '#storage/count-rows.ts'

import { findPage } from '../service/pages.ts'
import { parseRowId, type Rows } from '../service/tables.ts'

/** The only type of posts in an agency folder. */
const POST_TYPE = 'newsletter'
/** Enough for the home page, which shows a few posts of each language. */
const HOME_POSTS = 100

/** A page of the posts of a type, newest first, in all languages; empty for any other type than `newsletter`. */
export async function findPostPage(
  posts: RequestedPosts,
  type: string | undefined,
  query: v.InferOutput<typeof postsCall.query>,
) {
  if (type !== POST_TYPE) return findPage<Post>(query, 0, async () => [])
  return findPage(query, await countRows(visiblePosts(posts)), ({ limit, offset }) =>
    newestPosts(posts).limit(limit).offset(offset).execute(),
  )
}

export function findNewsletter(posts: RequestedPosts): Promise<Post[]> {
  return newestPosts(posts).limit(HOME_POSTS).execute()
}

export async function findPost(
  posts: RequestedPosts,
  type: string | undefined,
  givenId: string | undefined,
): Promise<Post | null> {
  const id = parseRowId(givenId ?? '')
  if (type !== POST_TYPE || id === null) return null
  return (await selectPosts(posts).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function findPrehome(rows: Rows) {
  const slides = await rows.selectFrom('prehome_slides').selectAll().orderBy('id').execute()
  return slides.map(({ id, mobile, desktop }) => ({
    id,
    image_mobile: mobile,
    image_desktop: desktop,
  }))
}

export async function findSlides(rows: Rows, type: string) {
  const slides = await rows
    .selectFrom('slides')
    .selectAll()
    .where('type', '=', type)
    .orderBy('id')
    .execute()
  return slides.map(({ mobile, desktop, ...slide }) => ({
    ...slide,
    image_mobile: mobile,
    image_desktop: desktop,
  }))
}

export function findStaff(rows: Rows) {
  return rows.selectFrom('staff').selectAll().orderBy('id').execute()
}

export async function findSocialMedias(rows: Rows): Promise<Record<string, { url: string }>> {
  const medias = await rows.selectFrom('social_medias').selectAll().orderBy('id').execute()
  return Object.fromEntries(medias.map(({ network, url }) => [network, { url }]))
}

/** The rows, and the day (yyyy-MM-dd) up to which posts are visible. */
export type RequestedPosts = { rows: Rows; today: string }

/** The visible posts: not hidden, and not dated after today. */
function visiblePosts({ rows, today }: RequestedPosts) {
  return rows.selectFrom('posts').where('hidden', '=', 0).where('date', '<=', today)
}

const postColumns = [
  'id',
  'slug',
  'title',
  'description',
  'date',
  'content',
  'cover',
  'language',
  'batch',
] as const

function selectPosts(posts: RequestedPosts) {
  return visiblePosts(posts).select(postColumns)
}

function newestPosts(posts: RequestedPosts) {
  return selectPosts(posts).orderBy('date', 'desc').orderBy('position').orderBy('id')
}
