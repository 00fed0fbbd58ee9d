import { redirect } from 'react-router'

import { pageNotFound } from '../page/failures.server.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { genderOfWord, pathTo } from '../paths.ts'
import type { Route } from './+types/models-of.route.ts'

/** `/modelos/mulheres` redirects to all boards of that gender (docs/product.md: Languages and addresses). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = pageLocale(context, params)
  const gender = genderOfWord(params.gender)
  if (gender === null) throw pageNotFound()
  return redirect(pathTo('board', locale, { gender, board: 'all' }) + url.search, 301)
}

/** Never shown. Without a component, the route would answer errors with JSON instead of a page. */
export default function ModelsOfRoute() {
  return null
}
