import { describe, expect, it } from 'vitest'

import { rangeFacets, valueFacets } from '../roster-filter.ts'
import { parseBrief } from './parse-brief.ts'
import { someRoster } from './some-roster.fixture.ts'
import { writtenBriefs } from './written-briefs.fixture.ts'

describe('200 written briefs', () => {
  it('are at least 200, all different', () => {
    expect(new Set(writtenBriefs.map(([brief]) => brief)).size).toBeGreaterThanOrEqual(200)
  })

  it('are read as meant, at least 95 of 100', () => {
    const misread = writtenBriefs
      .map(([brief, meaning]) => ({ brief, meaning, read: meaningOf(brief, meaning) }))
      .filter(({ meaning, read }) => read !== sorted(meaning))
    expect(1 - misread.length / writtenBriefs.length, listOf(misread)).toBeGreaterThanOrEqual(0.95)
  })
})

/** What the parser reads, written as the fixture does. Of what it did not understand, the words that the meaning names. */
function meaningOf(brief: string, meaning: string): string {
  const { gender, board, filter, unread } = parseBrief(brief, someRoster)
  const ranges = rangeFacets.flatMap((facet) => {
    const range = filter.ranges[facet]
    return range === undefined ? [] : [`${facet}=${range.from ?? ''}-${range.to ?? ''}`]
  })
  const values = valueFacets.flatMap((facet) => {
    const chosen = filter.values[facet]?.map((value) =>
      value.replace(/ br$/, '').replaceAll(' ', '_'),
    )
    return chosen === undefined ? [] : [`${facet}=${chosen.toSorted().join('|')}`]
  })
  const words = unread.flatMap((text) => text.split(' '))
  const named = (meaning.split('? ')[1]?.split(' ') ?? []).filter((word) => words.includes(word))
  return [
    gender === 'all' || gender === null ? [] : gender,
    board === null ? [] : `board=${board}`,
    filter.letter === null ? [] : `letter=${filter.letter}`,
    ranges,
    values,
    named.length === 0 ? [] : `? ${named.join(' ')}`,
  ]
    .flat()
    .toSorted()
    .join(' ')
}

/** The fixture's meaning in the same order. */
function sorted(meaning: string): string {
  const [filters = '', unread] = meaning
    .replaceAll(/([a-z]) (blonde|brown)/g, '$1_$2')
    .split(/ ?\? /)
  const parts = filters.split(' ').map((part) => {
    const [facet = '', values] = part.split('=')
    return values === undefined || !values.includes('|')
      ? part
      : `${facet}=${values.split('|').toSorted().join('|')}`
  })
  return [...parts, ...(unread === undefined ? [] : [`? ${unread}`])].toSorted().join(' ')
}

function listOf(misread: readonly { brief: string; meaning: string; read: string }[]): string {
  return misread
    .map(({ brief, meaning, read }) => `\n${brief}\n  ${sorted(meaning)}\n  ${read}`)
    .join('')
}
