import { expect, it } from 'vitest'

import { credentials, describeProvider, type Provider } from './providers.ts'

const { panel, integration } = credentials
const loginBody = { salt: panel.salt, api_token: panel.apiToken }
const signInBody = { salt: integration.salt, api_key: integration.apiKey }

const readings = [
  ['integration', 'POST', '/api/talents?language=pt&paginate=10'],
  ['integration', 'GET', '/api/talent/profile?language=pt&id=1'],
  ['integration', 'GET', '/api/talents/attributes'],
  ['integration', 'GET', '/api/options?language=pt&countries=1'],
  ['panel', 'GET', '/api/slides/home'],
  ['panel', 'GET', '/api/posts/newsletter/pt?paginate=10'],
  ['panel', 'GET', '/api/posts/newsletter/pt/1'],
  ['panel', 'GET', '/api/entities/newsletter'],
  ['panel', 'GET', '/api/entities/prehome'],
  ['panel', 'GET', '/api/entities/staff'],
  ['panel', 'GET', '/api/social-medias'],
] as const

describeProvider('signing in', (provider) => {
  it('gives each service’s token, and how long it lasts', async () => {
    const login = await sendJson(provider(), '/api/login', loginBody)
    const day = 24 * 60 * 60
    expect(await login.json()).toEqual({ token: expect.any(String), expires_in: day })
    expect(login.headers.get('cache-control')).toBe('no-store')
    const signIn = await sendJson(provider(), '/api/signin', signInBody)
    expect(await signIn.json()).toEqual({ access_token: expect.any(String), expires_in: day })
  })

  it.each([
    ['/api/login', { ...loginBody, api_token: 'wrong' }],
    ['/api/login', { ...loginBody, salt: 'wrong' }],
    ['/api/login', { salt: panel.apiToken, api_token: panel.salt }],
    ['/api/login', { salt: '', api_token: '' }],
    ['/api/signin', { ...signInBody, api_key: panel.apiToken }],
    ['/api/signin', { ...signInBody, salt: 'wrong' }],
  ])('is refused at %s with %o', async (address, body) => {
    const answer = await sendJson(provider(), address, body)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
  })

  it.each([
    ['/api/login', '{}', 422],
    ['/api/signin', '{"salt":"a"}', 422],
    ['/api/signin', '{"salt":["a"],"api_key":1}', 422],
    ['/api/login', 'salt=a', 400],
    ['/api/login', '', 400],
    ['/api/login', `{"salt":"${'a'.repeat(70_000)}"}`, 413],
  ])('at %s needs what the contract says, not %.20s', async (address, body, status) => {
    const answer = await provider().send(address, { method: 'POST', body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
  })

  it.each(readings)('at %s is needed for %s %s, there and not elsewhere', async (...reading) => {
    const [service, method, address] = reading
    const other = service === 'panel' ? 'integration' : 'panel'
    const { send, sendTo } = provider()
    const forged = { method, headers: { authorization: 'Bearer abcdefgh' } }
    expect((await send(address, { method })).status).toBe(401)
    expect((await send(address, forged)).status).toBe(401)
    expect((await sendTo(other, address, { method })).status).toBe(401)
    expect((await sendTo(service, address, { method })).status).toBe(200)
  })
})

describeProvider('what does not exist', (provider) => {
  it.each(['/', '/api', '/api/', '/api/nothing', '/login', '/api/talents/', '/storage', '/%ff'])(
    '%s is a 404 in the contract’s words',
    async (address) => {
      const answer = await provider().sendTo('panel', address)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ message: expect.any(String) })
    },
  )

  it.each([
    ['GET', '/api/talents', 'POST'],
    ['POST', '/api/slides/home', 'GET'],
    ['DELETE', '/api/login', 'POST'],
    ['PUT', '/storage/ab/x.jpg', 'GET, HEAD'],
  ])('%s %s is a 405 that names %s', async (method, address, allow) => {
    const answer = await provider().send(address, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  })

  it('never brings about an error inside', () => expect(provider().failures).toEqual([]))
})

function sendJson({ send }: Provider, address: string, body: object) {
  return send(address, { method: 'POST', body: JSON.stringify(body) })
}
