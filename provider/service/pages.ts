type Requested = { paginate: number; page: number }
type Slice = { limit: number; offset: number }
type Page<T> = {
  data: T[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}

const MAX_PER_PAGE = 1000

/**
 * One page of a list. `paginate` is clamped to 1 to 1,000; pages count from 1. A page after the last one is empty, without a
 * query.
 */
export async function findPage<T>(
  requested: Requested,
  total: number,
  find: (slice: Slice) => Promise<T[]>,
): Promise<Page<T>> {
  const limit = Math.min(Math.max(requested.paginate, 1), MAX_PER_PAGE)
  const page = Math.max(requested.page, 1)
  const last = Math.max(Math.ceil(total / limit), 1)
  const data = page > last ? [] : await find({ limit, offset: (page - 1) * limit })
  return { data, current_page: page, last_page: last, per_page: limit, total }
}
