import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { checkFolder } from './check-folder.ts'
import { exampleBoards, postNamed, talentNamed, writeAgency } from './fresh-agency.fixture.ts'

it('warns of lengths that may be inches, but for a child', async () => {
  const inches = { height: 70, bust: 34, waist: 25 }
  const talents = [
    talentNamed('ana', { boards: ['mainboard'], measures: { ...inches, hips: 50 } }),
    talentNamed('bia', { measures: { height: 100, chest: 49.5 } }),
    talentNamed('cora', { boards: ['kids'], measures: inches }),
  ]
  const folder = await freshFolder()
  await writeAgency(folder, { talents })
  const report = await checkFolder({ folder, boards: exampleBoards, onProgress: () => {} })
  const warnings = report.status === 'checked' ? report.warnings : []
  expect(warnings.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
    'talents.ana.measures.height 70 is shown as 70 cm; are 70 inches (178 cm) meant?',
    'talents.ana.measures.bust 34 is shown as 34 cm; are 34 inches (86 cm) meant?',
    'talents.ana.measures.waist 25 is shown as 25 cm; are 25 inches (64 cm) meant?',
    'talents.bia.measures.chest 49.5 is shown as 49.5 cm; are 49.5 inches (126 cm) meant?',
  ])
})

it('names the line of the entry that is there twice, not that of the first', async () => {
  const folder = await freshFolder()
  await writeAgency(
    folder,
    `{"version": 1, "talents": [
${JSON.stringify(talentNamed('ana'))},
${JSON.stringify(talentNamed('ana', { name: 'Another' }))}],
"posts": [
${JSON.stringify(postNamed('wool', { title: 'One' }))},
${JSON.stringify(postNamed('wool', { title: 'Two' }))}], "prehome": [], "staff": [], "social": {}}`,
  )
  const { problems } = await checkFolder({ folder, boards: exampleBoards, onProgress: () => {} })
  expect(problems.map(({ line, place, reason }) => `${line} ${place} ${reason}`)).toEqual([
    '3 talents.1.slug "ana" is there twice; the first is taken',
    '6 posts.1.slug "wool" is there twice; the first is taken',
  ])
})
