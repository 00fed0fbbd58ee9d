import { expect, it } from 'vitest'

import { demoData } from '../demo-data.ts'
import { start } from '../processes.ts'

it('a page with a form, or of one visitor, is kept by nobody; one that is the same for all by a cache in front for ten seconds', async () => {
  const site = await start('site', { DATA_DIR: await demoData() })
  const lifetimes = async (paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => fetch(site.url + path)))
    return new Set(
      answers.map(({ status, headers }) => `${status} ${headers.get('Cache-Control')}`),
    )
  }
  const own = ['/seja-um-modelo', '/contato', '/favoritos?ids=1']
  const data = own.map((path) => path.replace(/(?=\?|$)/, '.data'))
  expect(await lifetimes([...own, ...data])).toEqual(new Set(['200 private, no-cache']))
  const shared = ['/', '/modelos', '/newsletter', '/sobre', '/modelos.data']
  const forAll = '200 public, max-age=0, s-maxage=10, stale-while-revalidate=10'
  expect(await lifetimes(shared)).toEqual(new Set([forAll]))
})
