import type { ServiceRequest, ServiceResponse, Transport } from './transport.ts'

/** Makes requests fail in tests; null: this request succeeds. */
export type Fault = (request: ServiceRequest) => ServiceResponse | Promise<ServiceResponse> | null

type Answers = Record<string, unknown>

/** A service inside the test. Its answers, by `METHOD /path`, are values or functions of the query; `fault` makes it fail. */
export type FakeService = {
  transport: Transport
  answers: Answers
  fault: Fault | null
  /** All requests, sign-ins included, as `METHOD /path?query`. */
  asked: string[]
  /** The number of sign-ins among them. */
  signIns: () => number
  /** The highest number of requests in flight at the same time. */
  busiest: () => number
  /** Revokes all tokens issued so far. */
  revokeTokens: () => void
}

type FakeServiceOptions = { signIn: string; tokenName: string; answers: Answers }

export function fakeService({ signIn, tokenName, answers }: FakeServiceOptions): FakeService {
  let tokens = 0
  let revoked = 0
  let busy = 0
  let busiest = 0

  function answer(request: ServiceRequest): ServiceResponse | Promise<ServiceResponse> {
    const { pathname, searchParams } = new URL(request.path, 'http://fake.test')
    const route = `${request.method} ${pathname}`
    const fault = service.fault?.(request) ?? null
    if (fault !== null) return fault
    if (route === signIn) return Response.json({ [tokenName]: `token-${(tokens += 1)}` })
    const token = Number(/^Bearer token-(\d+)$/.exec(request.headers['authorization'] ?? '')?.[1])
    if (!(token > revoked)) return Response.json({ message: 'no' }, { status: 401 })
    const given = service.answers[route]
    const value = typeof given === 'function' ? given(searchParams) : given
    return value === undefined
      ? Response.json({ message: 'no' }, { status: 404 })
      : Response.json(value)
  }

  const service: FakeService = {
    answers,
    fault: null,
    asked: [],
    signIns: () => service.asked.filter((each) => each === signIn).length,
    busiest: () => busiest,
    revokeTokens: () => (revoked = tokens),
    async transport(request) {
      service.asked.push(`${request.method} ${request.path}`)
      busy += 1
      busiest = Math.max(busiest, busy)
      await new Promise(setImmediate)
      try {
        return await answer(request)
      } finally {
        busy -= 1
      }
    },
  }
  return service
}

export const noConnection: Fault = () =>
  Promise.reject(Object.assign(new Error('connect 10.0.0.7:80'), { code: 'ECONNREFUSED' }))

export const silence: Fault = () => new Promise(() => {})

export function refuses(status: number, headers: Record<string, string> = {}): Fault {
  return () => Response.json({ message: 'The service says so.' }, { status, headers })
}

export function says(text: string): Fault {
  return () => new Response(text)
}

/** The fault for requests whose address contains `part`; all others succeed. */
export function onlyFor(part: string, fault: Fault): Fault {
  return (request) => (request.path.includes(part) ? fault(request) : null)
}
