import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { someIdentity } from '#agency/some-identity.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { loadIdentity } from './identity.ts'

const vereda = { ...someIdentity, menuLanguages: ['pt'] }

const both = { woman: [3100], man: [3100] }
const own = { ...both, titles: { pt: 'Ateliê' } }

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
      homeFaces: [12, 7],
      socialFeed: 'when-near',
      documents: { template: 'house', fileNameSuffix: '', units: { pt: 'cm', es: 'cm' } },
      consentFields: { agreedAt: 'agreed_on' },
    }
    const withMore = { ...vereda, ...chosen }
    await expect(loadIdentity(await fileOf(withMore))).resolves.toEqual(withMore)
  })

  it.each([
    [{ ...vereda, brand: '' }, 'brand must not be empty.'],
    [{ ...vereda, brand: undefined }, 'brand is missing.'],
    [{ ...vereda, emails: 'a@vereda.example' }, 'emails must be an object ({ … }).'],
    [{ ...vereda, boards: 'image' }, 'boards must be an object ({ … }).'],
    [{ ...vereda, boards: { image: null } }, 'boards.image must be an object ({ … }).'],
    ['nothing', 'its default export must be an object ({ … }).'],
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
    [{ ...vereda, homeFaces: [7, 7] }, 'homeFaces must name a talent once.'],
    [{ ...vereda, homeFaces: ['ana'] }, 'homeFaces.0 must be the number of a talent.'],
    [
      { ...vereda, documents: { template: 'house', fileNameSuffix: '/..' } },
      'documents.fileNameSuffix must be up to 40 letters, digits, spaces, dots, - or _.',
    ],
    [
      { ...vereda, documents: { template: 'house', fileNameSuffix: '', units: { es: 'feet' } } },
      'documents.units.es must be inches or cm.',
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
    [{ ...vereda, boards: { a: own } }, 'boards.a must be two letters at least.'],
    [
      { ...vereda, boards: { bossa_nova: own } },
      'boards.bossa_nova must be another name: addresses have it for mainboard.',
    ],
    [
      { ...vereda, boards: { atelier_a: own, 'atelier-a': own } },
      'boards must not have both atelier_a and atelier-a: nobody could tell them apart.',
    ],
    [
      { ...vereda, boards: { atelier: both } },
      'boards.atelier.titles is missing: a board of your own needs a title in pt.',
    ],
    [
      { ...vereda, menuLanguages: ['pt', 'es'], boards: { mainbord: both } },
      'boards.mainbord.titles is missing: a board of your own needs a title in pt, es; or is "mainboard" meant?',
    ],
    [
      { ...vereda, menuLanguages: ['pt', 'en'], boards: { atelier: own } },
      'boards.atelier.titles.en is missing: menuLanguages names en.',
    ],
    [
      { ...vereda, menuLanguages: ['pt', 'en'], boards: { image: own } },
      'boards.image.titles.en is missing: menuLanguages names en.',
    ],
    [
      {
        ...vereda,
        menuLanguages: ['pt', 'es'],
        boards: { image: { ...both, descriptions: { pt: 'Rostos.' } } },
      },
      'boards.image.descriptions.es is missing: menuLanguages names es.',
    ],
    [
      { ...vereda, boards: { image: { ...both, descriptions: { pt: 'a'.repeat(161) } } } },
      'boards.image.descriptions.pt must be 160 letters at the most: one sentence.',
    ],
    [
      { ...vereda, boards: { atelier: { ...both, titles: { pt: ' ' } } } },
      'boards.atelier.titles.pt must not be empty.',
    ],
    [
      { ...vereda, boards: { atelier: { ...own, man: [3100, -1] } } },
      'boards.atelier.man.1 must not be negative.',
    ],
    [
      { ...vereda, boards: { atelier: { ...own, man: [] } } },
      'boards.atelier.man must name at least one category id.',
    ],
    [
      { ...vereda, boards: { image: { woman: ['2041'], man: [1] } } },
      'boards.image.woman.0 must be a number.',
    ],
  ])('with a mistake is refused with the field and what it should be', async (identity, words) => {
    const path = await fileOf(identity)
    await expect(loadIdentity(path)).rejects.toThrow(`${path}: ${words}`)
  })

  it.each(['Atelier', 'editorial plus', '2024', 'ateliê', '_a', 'a__b'])(
    'has no board %j, which is no word of an address',
    async (name) => {
      const path = await fileOf({ ...vereda, boards: { [name]: own } })
      const words =
        'must be small letters and digits with _ or - between, beginning with a letter, as in editorial_plus'
      await expect(loadIdentity(path)).rejects.toThrow(`${path}: boards.${name} ${words}.`)
    },
  )

  it.each(['all', 'women', 'homens', 'todos'])(
    'has no board %j, which addresses have for a gender or for every board',
    async (name) => {
      const path = await fileOf({ ...vereda, boards: { [name]: own } })
      const words =
        'must be another name: addresses have this word for a gender, or for every board'
      await expect(loadIdentity(path)).rejects.toThrow(`${path}: boards.${name} ${words}.`)
    },
  )

  it('has boards of the agency’s own, in its order', async () => {
    const boards = { editorial_plus: own, image: vereda.boards.image, atelier: own }
    const identity = await loadIdentity(await fileOf({ ...vereda, boards }))
    expect(Object.keys(identity.boards)).toEqual(Object.keys(boards))
    expect(identity.boards).toEqual(boards)
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

  it('leads nowhere in a language that the site does not have', async () => {
    const contact = {
      ...vereda.contact,
      pt: ['Leia [isto](/sobre).', 'Ou [isto](/en/about#team).'],
    }
    const path = await fileOf({ ...vereda, contact })
    await expect(loadIdentity(path)).rejects.toThrow(
      `${path}: contact.pt has a link to /en/about, in a language that menuLanguages does not name.`,
    )
    const withEnglish = await fileOf({ ...vereda, contact, menuLanguages: ['pt', 'en'] })
    await expect(loadIdentity(withEnglish)).resolves.toMatchObject({ contact })
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
