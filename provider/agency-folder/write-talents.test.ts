import { expect, it } from 'vitest'

import { freshAgency, talentNamed, writeAgency } from './fresh-agency.fixture.ts'
import { importFolder } from './import-folder.ts'

it.each(['sqlite', 'postgres'] as const)(
  'a board may have the largest numbers that an identity file has, on %s',
  async (dialect) => {
    await using agency = await freshAgency(dialect)
    const { folder, target } = agency
    const boards = { image: { woman: [Number.MAX_SAFE_INTEGER], man: [] } }
    await writeAgency(folder, { talents: [talentNamed('ana', { boards: ['image'] })] })
    expect(await importFolder({ folder, ...target, boards })).toMatchObject({
      counts: { talents: { created: 1 } },
    })
  },
)
