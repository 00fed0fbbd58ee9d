import type { NamedValue } from '#agency/form-options.ts'

import { pageNotFound, required } from '../page/failures.server.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { upstreamContext, type PageContext } from '../page/request-context.ts'
import type { Route } from './+types/cities.route.ts'

/** The form's script fetches this once the visitor chooses a country. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  Response.json(await loadCities(context, params, url.searchParams))

type Params = LocaleParams & { country: string }

/** The states of a country that have cities, or the cities of one state. Not all cities at once: Brazil alone has 5,571. */
async function loadCities(
  context: PageContext,
  params: Params,
  search: URLSearchParams,
): Promise<readonly NamedValue[]> {
  const locale = pageLocale(context, params)
  if (!/^[A-Z]{2}$/.test(params.country)) throw pageNotFound()
  const upstream = context.get(upstreamContext)
  const cities = await required(context, upstream.cities(params.country, locale))
  const state = search.get('state')
  if (state === null) {
    return [...new Map(cities.map((city) => [city.state.value, city.state])).values()]
  }
  return cities
    .filter((city) => city.state.value === state)
    .map(({ value, label }) => ({ value, label }))
}
