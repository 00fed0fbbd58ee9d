import { expect, type Page } from '@playwright/test'

import type { FormMessages } from '#site/i18n/forms/pt.ts'

import { cameraPhoto } from './application-form.ts'

type Problem = keyof FormMessages['problems']

/** One mistake in a form: what is typed or chosen in a control, and what the page calls it. */
type Mistake = {
  control: string
  problem: Problem
  /** Left as the form comes if it is absent. */
  given?: string | File
  /** What it is called if a mask takes away what was typed. */
  masked?: Problem
}

type Form = 'application' | 'message'

/** The control of a form that has a name. */
export const control = (page: Page, name: string, form: Form = 'application') =>
  page.locator(`form#${form} [name="${name}"]`)

const year = new Date().getFullYear()
const photo = (bytes: Buffer) => new File([Uint8Array.from(bytes)], 'a.jpg', { type: 'image/jpeg' })
const cut = (await cameraPhoto('#334455')).subarray(0, 300)

const untouched = [
  ...['realname', 'name', 'email', 'phone', 'instagr', 'birthdate'].map((name) => {
    return { control: name, problem: 'missing' } as const
  }),
  ...['height', 'shoes', 'eyes', 'hair'].map((name) => {
    return { control: name, problem: 'choice' } as const
  }),
  { control: 'terms', problem: 'terms' },
  ...['image_1', 'image_2', 'image_3', 'image_4'].map((name) => {
    return { control: name, problem: 'photo-missing' } as const
  }),
] satisfies readonly Mistake[]

/** 43 mistakes of an application; those of a round are made at once. */
export const roundsOfMistakes: readonly (readonly Mistake[])[] = [
  untouched,
  [
    { control: 'realname', given: '   ', problem: 'missing' },
    { control: 'name', given: '\u202E\u0007', problem: 'missing' },
    { control: 'email', given: 'ana@', problem: 'email' },
    { control: 'phone', given: '11 9123', problem: 'phone' },
    { control: 'instagr', given: 'ana lima', problem: 'instagram' },
    { control: 'birthdate', given: '31/02/2000', problem: 'day' },
    { control: 'image_1', given: photo(Buffer.from('no picture')), problem: 'photo-type' },
    { control: 'image_2', given: photo(Buffer.alloc(0)), problem: 'photo-empty' },
    { control: 'image_3', given: photo(cut), problem: 'photo-unreadable' },
  ],
  [
    { control: 'realname', given: 'ж'.repeat(121), problem: 'too-long' },
    { control: 'name', given: '名'.repeat(121), problem: 'too-long' },
    { control: 'email', given: 'ana lima', problem: 'email' },
    { control: 'phone', given: 'onze', problem: 'phone', masked: 'missing' },
    { control: 'instagr', given: 'https://instagram.example/ana', problem: 'instagram' },
    { control: 'birthdate', given: '01/01/1890', problem: 'day' },
  ],
  [
    { control: 'name', given: '\u200B\u2060', problem: 'missing' },
    { control: 'email', given: 'ana@@canaria.example', problem: 'email' },
    { control: 'phone', given: '+1 23', problem: 'phone' },
    { control: 'instagr', given: 'instagram.com', problem: 'instagram' },
    { control: 'birthdate', given: `01/01/${year + 1}`, problem: 'future' },
  ],
  [
    { control: 'birthdate', given: '13/13/2000', problem: 'day' },
    { control: 'email', given: '@canaria.example', problem: 'email' },
    { control: 'phone', given: '00', problem: 'phone' },
    { control: 'instagr', given: 'a'.repeat(121), problem: 'too-long' },
    { control: 'realname', given: '\u202E\u2066', problem: 'missing' },
  ],
  [
    { control: 'guardian', problem: 'guardian' },
    { control: 'guardian_name', problem: 'missing' },
    { control: 'email', given: `${'a'.repeat(121)}@canaria.example`, problem: 'too-long' },
  ],
]

/** 20 mistakes of a message, likewise. */
export const roundsOfMessageMistakes: readonly (readonly Mistake[])[] = [
  [
    { control: 'name', problem: 'missing' },
    { control: 'email', problem: 'missing' },
    { control: 'message', problem: 'missing' },
  ],
  [
    { control: 'name', given: '   ', problem: 'missing' },
    { control: 'email', given: 'rui@', problem: 'email' },
    { control: 'phone', given: '11 9123', problem: 'phone' },
    { control: 'company', given: 'ж'.repeat(121), problem: 'too-long' },
    { control: 'message', given: ' \n ', problem: 'missing' },
  ],
  [
    { control: 'name', given: '名'.repeat(121), problem: 'too-long' },
    { control: 'email', given: 'rui lima', problem: 'email' },
    { control: 'phone', given: '+1 23', problem: 'phone' },
    { control: 'message', given: 'a'.repeat(4_001), problem: 'message-too-long' },
  ],
  [
    { control: 'name', given: '\u200B\u2060', problem: 'missing' },
    { control: 'email', given: 'rui@@canaria.example', problem: 'email' },
    { control: 'phone', given: '00', problem: 'phone' },
    { control: 'message', given: '\u202E', problem: 'missing' },
  ],
  [
    { control: 'name', given: '\u202E\u0007', problem: 'missing' },
    { control: 'email', given: '@canaria.example', problem: 'email' },
    { control: 'company', given: '名'.repeat(121), problem: 'too-long' },
  ],
  [{ control: 'email', given: `${'a'.repeat(121)}@canaria.example`, problem: 'too-long' }],
]

type Sending = {
  form: Form
  round: readonly Mistake[]
  /** The page's own title. */
  title: string
  text: FormMessages
  withScript: boolean
}

/** Sends a form with the mistakes of a round, and expects each to be told in the list and at its field, and what was typed to stay. */
export async function expectMistakesTold(
  page: Page,
  { form, round, title, text, withScript }: Sending,
): Promise<void> {
  await makeMistakes(page, round, form)
  const shown = await valuesOf(page, round, form)
  await page.getByRole('button', { name: text.send, exact: true }).click()
  await expect(page.locator('#outcome')).toBeFocused()
  await expect(page).toHaveTitle(`${text.errorTitle(title)} | Vereda`)
  for (const { control: name, problem, masked } of round) {
    const words = text.problems[withScript ? (masked ?? problem) : problem]
    const id = `${form}-${name}`
    await expect(page.locator(`#${id}-problem`)).toHaveText(words)
    const link = page.locator(`#outcome a[href="#${id}"]`)
    await expect(link).toContainText(words)
    await link.press('Enter')
    await expect(control(page, name, form)).toBeFocused()
    await expect(control(page, name, form)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await valuesOf(page, round, form)).toEqual(shown)
}

/** What stands in the fields of a round; files aside, which no answer can hold. */
async function valuesOf(page: Page, round: readonly Mistake[], form: Form): Promise<string[]> {
  const names = round.map(({ control: name }) => name).filter((name) => !name.startsWith('image_'))
  return Promise.all(names.map((name) => control(page, name, form).inputValue()))
}

/** Makes the mistakes of a round in a form as it comes, and nothing else. */
async function makeMistakes(page: Page, round: readonly Mistake[], form: Form): Promise<void> {
  const isOfMinor = round.some(({ control: name }) => name === 'guardian')
  if (isOfMinor) await control(page, 'birthdate').fill(`01/01/${year - 16}`)
  for (const { control: name, given } of round) {
    const field = control(page, name, form)
    if (typeof given === 'string') await field.fill(given)
    else if (given !== undefined) {
      const buffer = Buffer.from(await given.arrayBuffer())
      await field.setInputFiles({ name: given.name, mimeType: given.type, buffer })
    }
  }
}
