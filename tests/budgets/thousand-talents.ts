import { join } from 'node:path'

import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { importFolder } from '#provider/agency-folder/import-folder.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

const any = { woman: [1], man: [1] }
const boards = { image: any, mainboard: any, direct: any, development: any } // their numbers are the identity file's
const hair = ['Black', 'Brown', 'Dark Brown', 'Blonde', 'Red', 'Grey', 'White', 'Shaved', 'Auburn']
const eyes = ['Brown', 'Blue', 'Green', 'Hazel', 'Grey', 'Amber', 'Honey', 'Black']
const WITH_PICTURES = 20

/** A data folder with 1,000 talents, all unlike each other, the first page's with two covers each. */
export async function dataOfThousandTalents(): Promise<{ DATA_DIR: string }> {
  const folder = await freshFolder()
  const shades = Array.from({ length: WITH_PICTURES * 2 }, (_, index) => index)
  const files = await Promise.all(
    shades.map(async (index) => [`${index}.png`, await picture(`rgb(${index * 6}, 90, 90)`)]),
  )
  const source = join(folder, 'source')
  await writeAgency(
    source,
    { talents: Array.from({ length: 1_000 }, talentAt) },
    Object.fromEntries(files),
  )
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  await migrateProvider(database)
  const media = await openMediaStore(`file:${folder}/media`)
  await importFolder({ folder: source, database, media, boards })
  await database.close()
  return { DATA_DIR: folder }
}

function talentAt(_: unknown, index: number) {
  const spread = (values: readonly string[]) => values[(index * 7) % values.length]
  const isWoman = index % 2 === 0
  return talentNamed(`talent-${index}`, {
    name: `${String.fromCodePoint(65 + (index % 26))}na Maria ${(index * 7919).toString(36)}`,
    gender: isWoman ? 'woman' : 'man',
    boards: [Object.keys(boards)[index % 4]],
    measures: {
      height: 160 + ((index * 3) % 40),
      ...(isWoman
        ? { bust: 76 + (index % 25) }
        : { chest: 86 + (index % 25), suit: `${44 + (index % 12)}` }),
      waist: 56 + (index % 30),
      hips: 84 + (index % 24),
      jeans: `${34 + (index % 20) / 2}`,
      shoes: `${34 + (index % 12)}x${5 + (index % 8)}`,
    },
    hair: spread(hair),
    eyes: spread(eyes),
    ...(index < WITH_PICTURES && { cover: `${index * 2}.png`, cover2: `${index * 2 + 1}.png` }),
  })
}
