import { test } from '@playwright/test'

import { en } from '#site/i18n/forms/en.ts'
import { es } from '#site/i18n/forms/es.ts'
import { pt, type FormMessages } from '#site/i18n/forms/pt.ts'

import { openContact } from './contact-form.ts'
import { expectMistakesTold, roundsOfMessageMistakes } from './mistakes-in-forms.ts'

test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.1' } }) // the site takes 120 forms an hour from one address

const languages: readonly [string, string, FormMessages][] = [
  ['/contato', 'Contato', pt],
  ['/en/contact', 'Contact', en],
  ['/es/contacto', 'Contacto', es],
]

for (const withScript of [true, false]) {
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: withScript })

    for (const [path, title, text] of languages) {
      test(`20 mistakes of a message are told in the words of ${path}, first in the list, then at the field, and kept`, async ({
        context,
      }) => {
        for (const round of roundsOfMessageMistakes) {
          const page = await context.newPage() // without a draft of the round before
          await (withScript ? openContact(page, path) : page.goto(path))
          await expectMistakesTold(page, { form: 'message', round, title, text, withScript })
          await page.close()
        }
      })
    }
  })
}
