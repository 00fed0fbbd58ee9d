import { expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { origin, wholeIdentity } from '../addresses/whole-agency.ts'
import { pageOf, runSiteOver } from '../contract/site-over-services.ts'
import { answersBesideTalents, talent } from '../contract/small-agency.ts'
import { lookAtFiles, visitAll } from './all-answers.ts'

/** What services may know of somebody, and the contract does not name. */
const keys =
  `birthdate birth_date date_of_birth dob age realname surname legal_name mother father guardian
  guardian_phone cpf rg passport visa ssn tax_id bank iban pix address street zip mobile whatsapp private_email notes
  internal_notes rate fee commission contract_end weight bmi health allergies religion ethnicity orientation school
  mother_agency password api_key created_by updated_by ip_address location __proto__ constructor`.split(
    /\s+/,
  )
const canaryOf = (key: string) => `quibungo-${keys.indexOf(key)}-plantado`

/** Puts every key into every object, beside what the contract names. */
function planted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(planted)
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([key, inner]) => [key, planted(inner)])
  const all = [...own, ...keys.map((key) => [key, canaryOf(key)])]
  return JSON.parse(
    `{${all.map(([key, inner]) => `${JSON.stringify(key)}:${JSON.stringify(inner)}`).join()}}`,
  )
}

const child = { ...talent, id: 8, name: 'Bia', categories: [{ id: 3006, name: 'Kids' }] }
const profileOf = (summary: object) => ({
  ...summary,
  nationality: 'BR',
  detailed_languages: [{ language: 'English', level: 'fluent' }],
  instagram: '@ana',
  book: [{ id: 11, file: 'book/11.png', caption: 'Look 11' }],
  video: [{ id: 21, url: 'films/walk.mp4' }],
  albums: [{ id: 3, items: [{ id: 4, file: 'b.png' }] }],
})
const answers = {
  ...answersBesideTalents,
  'POST /api/talents': pageOf([talent, child]),
  'GET /api/talent/profile 7': profileOf(talent),
  'GET /api/talent/profile 8': profileOf(child),
}

const running = runSiteOver(
  async () => ({
    answers: Object.fromEntries(
      Object.entries(answers).map(([call, answer]) => [call, planted(answer)]),
    ),
    media: await picture('red', { width: 900, height: 1_200 }),
  }),
  { ...wholeIdentity, homeSlides: 'home' },
  { LOG_LEVEL: 'debug', SITE_URL: origin },
)

/** Among all that must have been looked at. */
const places = [
  /^\/en\/models\/women\/.*\/ana-lima$/,
  /\/ana-lima\.data$/,
  /\/bia$/,
  /^\/newsletter\/wool$/,
  /\/feed\.xml$/,
  /^\/sitemap/,
  /^\/roster.*\.json/,
  /^\/sobre$/,
  /^\/seja-um-modelo\.data$/,
  /\/copies\//,
  /^the log/,
]

it('none of 50 fields that the contract does not name leaves in any answer, is logged or kept', async () => {
  const { site, folder, services } = running()
  const seen: string[] = []
  const leaks: string[] = []
  const look = (where: string, text: string) => {
    seen.push(where)
    const found = text.match(/quibungo-\d+/gi) ?? []
    if (found.length > 0) leaks.push(`${where}: ${[...new Set(found)].join()}`)
  }
  await visitAll(site.url, [7, 8], look)
  look('the log', site.said())
  await lookAtFiles(folder, look)

  expect(new Set(keys).size).toBe(50)
  expect(services.asked.length).toBeGreaterThan(Object.keys(answers).length)
  expect(places.filter((place) => !seen.some((where) => place.test(where)))).toEqual([])
  expect(leaks).toEqual([])
})
