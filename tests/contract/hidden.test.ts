import { expect, it } from 'vitest'

import { rowsOf } from '#provider/service/tables.ts'

import { describeProvider, type Provider } from './providers.ts'

// that no list has them, the tests of lists show: the agency of all these tests has them
describeProvider('what is hidden, or of a day to come,', (provider) => {
  it('is kept, and whoever asks for it by its number is told that there is none', async () => {
    const { talent, posts } = await keptBy(provider())
    const profile = `/api/talent/profile?language=pt&id=${talent}`
    expect((await provider().sendTo('integration', profile)).status).toBe(404)
    expect(posts).toHaveLength(6)
    for (const id of posts) {
      const answer = await provider().sendTo('panel', `/api/posts/newsletter/pt/${id}`)
      expect(answer.status).toBe(404)
    }
  })
})

async function keptBy(provider: Provider) {
  const rows = rowsOf(provider.kept.database)
  const talent = rows.selectFrom('talents').select('id').where('slug', '=', 'hidden')
  const posts = rows.selectFrom('posts').select('id').where('slug', 'in', ['hidden', 'later'])
  const { id } = await talent.executeTakeFirstOrThrow()
  return { talent: id, posts: (await posts.execute()).map((post) => post.id) }
}
