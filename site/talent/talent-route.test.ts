import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

import { shouldRevalidate } from './talent.route.tsx'

/** A profile on screen; tells how often its data were requested since. */
function openProfile(address: string) {
  let requests = 0
  const loader = () => {
    requests += 1
    return null
  }
  const routes = [{ id: 'profile', path: '/profiles/:name', loader, shouldRevalidate }]
  const hydrationData = { loaderData: { profile: null } }
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData })
  return { router, requests: () => requests }
}

it.each(['/profiles/a', '/profiles/a?from=instagram'])(
  'a photo of %s opens and closes without a request',
  async (address) => {
    const { router, requests } = openProfile(address)
    await router.navigate('/profiles/a#book-2') // as a link to a fragment alone, without the query
    await router.navigate('/profiles/a#book-3', { replace: true })
    await router.navigate(-1)
    await expect.poll(() => router.state.location.hash).toBe('')
    expect(requests()).toBe(0)
  },
)

it('the rest of a preview, and another profile, are requested', async () => {
  const { router, requests } = openProfile('/profiles/a?from=instagram#snap')
  await router.revalidate()
  expect(requests()).toBe(1)
  await router.navigate('/profiles/b#snap')
  expect(requests()).toBe(2)
})
