import type { Route } from './+types/cities.route.ts'
import { loadCities } from './load-cities.server.ts'

/** What the form's script asks once a country is chosen. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  Response.json(await loadCities(context, params, url.searchParams))
