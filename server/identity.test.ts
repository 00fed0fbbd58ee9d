import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { loadIdentity } from './identity.ts'

const vereda = {
  brand: 'Vereda',
  address: ['Rua das Laranjeiras, 48'],
  emails: { general: 'a@vereda.example', scouting: 'b@vereda.example' },
  phones: [],
  boards: { image: { woman: [2041], man: [2041] } },
  menuLanguages: ['pt'],
  homePostLimit: 4,
  documents: { template: 'house', fileNameSuffix: '' },
  minimumAge: 14,
  retentionDays: 180,
  privacy: {
    pt: [{ heading: 'Privacidade', paragraphs: ['Nada.'] }],
    en: [{ heading: 'Privacy', paragraphs: ['Nothing.'] }],
    es: [{ heading: 'Privacidad', paragraphs: ['Nada.'] }],
  },
  about: {
    picture: './about.webp',
    pt: { paragraphs: ['Uma casa.'], pictureAlt: 'Estúdio' },
    en: { paragraphs: ['A house.'], pictureAlt: 'Studio' },
    es: { paragraphs: ['Una casa.'], pictureAlt: 'Estudio' },
  },
  contact: { pt: ['Escreva.'], en: ['Write.'], es: ['Escribe.'] },
}

async function identityFile(source: string): Promise<string> {
  const path = join(await freshFolder(), 'agency.config.ts')
  await writeFile(path, source)
  return path
}

const fileOf = (identity: unknown) => identityFile(`export default ${JSON.stringify(identity)}`)

describe('the identity file', () => {
  it('of the demo agency is right', async () => {
    await expect(loadIdentity(resolve('agency.config.ts'))).resolves.toMatchObject({
      brand: 'Vereda',
    })
  })

  it('is taken as it is written', async () => {
    await expect(loadIdentity(await fileOf(vereda))).resolves.toEqual(vereda)
    const chosen = {
      homeSlides: 'home',
      postType: 'blog',
      socialFeed: 'when-near',
      consentFields: { agreedAt: 'agreed_on' },
    }
    const withMore = { ...vereda, ...chosen }
    await expect(loadIdentity(await fileOf(withMore))).resolves.toEqual(withMore)
  })

  it.each([
    [{ ...vereda, brand: '' }, 'brand must not be empty.'],
    [{ ...vereda, brand: undefined }, 'brand is missing.'],
    [{ ...vereda, brnad: 'V' }, 'brnad is no field of the identity file; is "brand" meant?'],
    [{ ...vereda, colour: 'V' }, 'colour is no field of the identity file.'],
    [
      { ...vereda, emails: { ...vereda.emails, scoutin: 'c@vereda.example' } },
      'emails.scoutin is no field of the identity file; is "scouting" meant?',
    ],
    [
      { ...vereda, emails: { general: 'a@vereda.example', scouting: 'nobody' } },
      'emails.scouting must be an e-mail address.',
    ],
    [{ ...vereda, socialFeed: 'always' }, 'socialFeed must be on-click or when-near.'],
    [{ ...vereda, homePostLimit: -1 }, 'homePostLimit must not be negative.'],
    [
      { ...vereda, documents: { template: 'house', fileNameSuffix: '/..' } },
      'documents.fileNameSuffix must be up to 40 letters, digits, spaces, dots, - or _.',
    ],
    [{ ...vereda, minimumAge: 21 }, 'minimumAge must be 18 at the most.'],
    [{ ...vereda, retentionDays: 0 }, 'retentionDays must be one day at least.'],
    [
      { ...vereda, privacy: { ...vereda.privacy, es: [] } },
      'privacy.es must have at least one section.',
    ],
    [
      { ...vereda, about: { ...vereda.about, en: { paragraphs: [], pictureAlt: 'Studio' } } },
      'about.en.paragraphs must have at least one paragraph.',
    ],
    [
      { ...vereda, about: { ...vereda.about, es: { paragraphs: ['Una casa.'] } } },
      'about.es.pictureAlt is missing.',
    ],
    [
      { ...vereda, contact: { ...vereda.contact, pt: ['[Veja](javascript:x)'] } },
      'contact.pt.0 has a link that leads neither to https:// nor to a path of the site.',
    ],
    [
      { ...vereda, consentFields: { guardian: 'email' } },
      'consentFields.guardian is a field of the application itself.',
    ],
    [
      { ...vereda, consentFields: { guardian: 'parent', agreedAt: 'parent' } },
      'consentFields must name a field once.',
    ],
    [
      { ...vereda, consentFields: { guardian: 'a"; b' } },
      'consentFields.guardian must be the name of a field: letters, digits, _ and -.',
    ],
    [{ ...vereda, homeSlides: '' }, 'homeSlides must not be empty.'],
    [{ ...vereda, menuLanguages: ['fr'] }, 'menuLanguages.0 must be one of pt, en, es.'],
    [
      { ...vereda, menuLanguages: ['en', 'es'] },
      'menuLanguages must name pt: Portuguese is always there.',
    ],
    [{ ...vereda, menuLanguages: [] }, 'menuLanguages must name pt: Portuguese is always there.'],
    [{ ...vereda, menuLanguages: ['pt', 'en', 'pt'] }, 'menuLanguages must name a language once.'],
    [{ ...vereda, contact: { en: ['Write.'] } }, 'contact.pt is missing.'],
    [{ ...vereda, boards: {} }, 'boards must name at least one board.'],
    [
      { ...vereda, boards: { image: { woman: ['2041'], man: [1] } } },
      'boards.image.woman.0 must be a number.',
    ],
  ])('with a mistake is refused with the field and what it should be', async (identity, words) => {
    const path = await fileOf(identity)
    await expect(loadIdentity(path)).rejects.toThrow(`${path}: ${words}`)
  })

  it('needs no texts in a language that the site does not have', async () => {
    const { privacy, about, contact } = vereda
    const portuguese = {
      ...vereda,
      privacy: { pt: privacy.pt },
      about: { picture: about.picture, pt: about.pt },
      contact: { pt: contact.pt },
    }
    await expect(loadIdentity(await fileOf(portuguese))).resolves.toEqual(portuguese)
  })

  it.each(['privacy', 'about', 'contact'] as const)(
    'without %s in a language that it names is refused with both',
    async (field) => {
      const { en: _, ...rest } = vereda[field]
      const path = await fileOf({ ...vereda, menuLanguages: ['pt', 'es', 'en'], [field]: rest })
      await expect(loadIdentity(path)).rejects.toThrow(
        `${path}: ${field}.en is missing: menuLanguages names en, whose texts must all be there.`,
      )
    },
  )

  it('that does not exist is named', async () => {
    await expect(loadIdentity('/nowhere/agency.config.ts')).rejects.toThrow(
      'AGENCY_CONFIG names /nowhere/agency.config.ts, which does not exist.',
    )
  })

  it('that is no program is refused with the reason', async () => {
    const path = await identityFile('export default {')
    await expect(loadIdentity(path)).rejects.toThrow(`${path} cannot be read: `)
  })
})
