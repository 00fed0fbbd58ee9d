import type { IncomingHttpHeaders } from 'node:http'

import { credentials } from '../credentials.ts'

/** A call as it came. */
export type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: Uint8Array }

/** What a call must be: by hand from the contract's table, so that it does not share a mistake with `contract/`. */
export type Rule = {
  method: 'GET' | 'POST'
  path: RegExp
  token: string
  query?: Readonly<Record<string, { values: RegExp; isOptional?: boolean }>>
  /** What is wrong with the body, or with headers that go with it. */
  body: (asked: Asked) => string | null | Promise<string | null>
}

const one = { values: /^1$/ }
const oneOrNone = { ...one, isOptional: true }
const number = { values: /^(?:0|[1-9]\d{0,15})$/ }
const language = { values: /^(?:pt|en|es)$/ }

const noBody: Rule['body'] = ({ body, headers }) =>
  body.length === 0 && headers['content-type'] === undefined ? null : 'a body'

/** A JSON object with these fields and no others; an optional one's name ends in `?`. */
function json(fields: string, check: (given: Given) => string | null = () => null): Rule['body'] {
  return ({ headers, body }) => {
    if (headers['content-type'] !== 'application/json') return `type ${headers['content-type']}`
    const given: unknown = JSON.parse(new TextDecoder().decode(body))
    if (!isGiven(given)) return 'no object'
    return fieldProblem(Object.keys(given), fields) ?? check(given)
  }
}

type Given = Readonly<Record<string, unknown>>

function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldProblem(given: readonly string[], fields: string): string | null {
  const rules = fields.split(' ')
  const missing = rules.filter((rule) => !rule.endsWith('?') && !given.includes(rule))
  const unknown = given.filter((name) => !rules.includes(name) && !rules.includes(`${name}?`))
  const problems = [
    ...missing.map((name) => `lacks ${name}`),
    ...unknown.map((name) => `has ${name}`),
  ]
  return problems.length === 0 ? null : problems.join()
}

function withSecrets(secrets: Given): Rule['body'] {
  return json(Object.keys(secrets).join(' '), (given) =>
    Object.entries(secrets).every(([name, value]) => given[name] === value) ? null : 'wrong secret',
  )
}

function inner(value: unknown, fields: string): string | null {
  return isGiven(value) ? fieldProblem(Object.keys(value), fields) : 'no object'
}

function chosenProblem({ talent, gallery }: Given): string | null {
  const frames = Array.isArray(gallery) ? gallery : []
  if (frames.length === 0 || frames.length > 60) return `${frames.length} frames`
  const frame = frames.map((each) => inner(each, 'id file caption? width? height?'))
  return inner(talent, 'id name') ?? frame.find((problem) => problem !== null) ?? null
}

function pdfProblem(given: Given): string | null {
  const { measures, agency, mode, paper, template } = given
  if (!isGiven(measures) || Object.keys(measures).length > 5) return 'measures'
  if (!Object.values(measures).every((value) => typeof value === 'string')) return 'measures'
  if (!/^(?:portfolio|composite)$/.test(String(mode))) return 'mode'
  if (!/^(?:a4|letter|a5|half-letter)$/.test(String(paper))) return 'paper'
  if (template !== 'house') return 'template'
  return chosenProblem(given) ?? inner(agency, 'name email phone address')
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function keyed(body: Rule['body']): Rule['body'] {
  return (asked) =>
    uuid.test(String(asked.headers['idempotency-key'])) ? body(asked) : 'no Idempotency-Key'
}

const application = keyed(async ({ headers, body }) => {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data; boundary=')) return `type ${type}`
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()
  const texts = 'realname name gender email birthdate phone instagr height shoes eyes hair'
  const problem = fieldProblem(
    [...form.keys()],
    `${texts} country? id_state? basedin? image_1 image_2 image_3 image_4`,
  )
  if (problem !== null) return problem
  for (const [name, value] of form) {
    const isPhoto = name.startsWith('image_')
    if (isPhoto !== value instanceof File) return `${name} is ${typeof value}`
    if (value instanceof File && !/^image\/(?:png|gif|jpeg)$/.test(value.type)) return value.type
    const choice = /^(?:country|id_state|basedin)$/.test(name) && typeof value === 'string'
    if (choice && inner(JSON.parse(value), 'value label') !== null) return `${name}=${value}`
  }
  const birthdate = form.get('birthdate')
  const isDay = typeof birthdate === 'string' && /^\d{4}-\d\d-\d\d$/.test(birthdate)
  return isDay ? null : 'birthdate'
})

const integration = { token: 'Bearer integration-token', body: noBody }
const panel = { token: 'Bearer panel-token', body: noBody }
const get = 'GET' as const
const post = 'POST' as const

export const calls: Readonly<Record<'integration' | 'panel', readonly Rule[]>> = {
  integration: [
    {
      method: post,
      path: /^\/api\/signin$/,
      token: '',
      body: withSecrets({
        salt: credentials.INTEGRATION_SALT,
        api_key: credentials.INTEGRATION_API_KEY,
      }),
    },
    { ...integration, method: get, path: /^\/api\/talents\/attributes$/ },
    {
      ...integration,
      method: post,
      path: /^\/api\/talents$/,
      query: { language, paginate: number, page: number, cover_web: one, cover2: one },
    },
    {
      ...integration,
      method: get,
      path: /^\/api\/talent\/profile$/,
      query: {
        language,
        id: number,
        cover2: one,
        cover_web: one,
        detailed_languages: one,
        nationality: one,
        gallery_item_caption: one,
        'albums[]': { values: /^2,3,4,9$/ },
      },
    },
    {
      ...integration,
      method: get,
      path: /^\/api\/options$/,
      query: {
        language,
        countries: one,
        hair: oneOrNone,
        eyes: oneOrNone,
        hair_kind: oneOrNone,
        hair_size: oneOrNone,
        'cities[country]': { values: /^[A-Z]{2}$/, isOptional: true },
      },
    },
  ],
  panel: [
    {
      method: post,
      path: /^\/api\/login$/,
      token: '',
      body: withSecrets({ salt: credentials.PANEL_SALT, api_token: credentials.PANEL_API_TOKEN }),
    },
    { ...panel, method: get, path: /^\/api\/slides\/home$/ },
    {
      ...panel,
      method: get,
      path: /^\/api\/posts\/newsletter\/pt$/,
      query: { paginate: number, page: number },
    },
    { ...panel, method: get, path: /^\/api\/posts\/newsletter\/pt\/\d+$/ },
    { ...panel, method: get, path: /^\/api\/entities\/(?:newsletter|prehome|staff)$/ },
    { ...panel, method: get, path: /^\/api\/social-medias$/ },
    { ...panel, method: post, path: /^\/api\/entry\/getScouted\/send$/, body: application },
    { ...panel, method: post, path: /^\/api\/get-scouted\/pt$/, body: application },
    {
      ...panel,
      method: post,
      path: /^\/api\/entry\/contact\/send$/,
      body: keyed(json('name email phone? company? message talents?')),
    },
    {
      ...panel,
      method: post,
      path: /^\/api\/download\/pdf$/,
      body: json('talent gallery measures template mode language paper bleed? agency', pdfProblem),
    },
    {
      ...panel,
      method: post,
      path: /^\/api\/download\/zip$/,
      body: json('talent gallery', chosenProblem),
    },
    {
      method: get,
      path: /^\/storage\/.+$/,
      token: '',
      body: (asked) => {
        const [, first = '', last = ''] =
          /^bytes=(\d*)-(\d*)$/.exec(asked.headers.range ?? '') ?? []
        const isRange = first + last !== '' && !(first !== '' && last !== '' && +first > +last)
        return asked.headers.range === undefined || isRange ? noBody(asked) : 'range'
      },
    },
  ],
}
