import type { Route } from './+types/cities.route.ts'
import { loadCities } from './load-cities.server.ts'

/** The form's script fetches this once the visitor chooses a country. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  Response.json(await loadCities(context, params, url.searchParams))
