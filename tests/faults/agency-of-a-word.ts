import { join } from 'node:path'

import {
  picture,
  postNamed,
  talentNamed,
  writeAgency,
} from '#provider/agency-folder/fresh-agency.fixture.ts'

import { importAgency } from '../processes.ts'

const SLUGS = ['ana', 'bia', 'eva', 'otto']

/** Imports an agency into a provider's data folder. Each of its texts contains the word. */
export async function importAgencyOf(
  folder: string,
  word: string,
  environment: Record<string, string>,
) {
  const file = `${word}.png`
  const talents = SLUGS.map((slug) =>
    talentNamed(slug, {
      name: `${slug} ${word}`,
      gender: slug === 'otto' ? 'man' : 'woman',
      boards: ['mainboard'],
      hair: 'Brown',
      cover: file,
      book: [{ file }],
    }),
  )
  const post = { language: 'pt', title: `Lã ${word}`, content: `<p>Uma lã, ${word}</p>` }
  const source = join(folder, `source-${word}`)
  const agency = {
    talents,
    posts: [postNamed('la', post)],
    prehome: [{ mobile: file, desktop: file }],
    slides: [{ type: 'home', mobile: file, desktop: file, title: `Desfile ${word}` }],
    staff: [{ name: `Rui ${word}`, role: 'Diretor', email: 'r@a.example', language: 'pt' }],
    social: { instagram: { url: `https://www.instagram.com/${word}` } },
  }
  await writeAgency(source, agency, { [file]: await picture(word === 'ipe' ? 'red' : 'blue') })
  await importAgency(source, { ...environment, DATA_DIR: folder })
}
