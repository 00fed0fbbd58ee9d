import type { Favorite } from './favorites.ts'

/** A favorite for tests in which only id and moment matter. */
export function liked(id: number, addedAt = 0): Favorite {
  return { id, name: `Talent ${id}`, path: `/modelos/todos/all/${id}/x`, cover: null, addedAt }
}
