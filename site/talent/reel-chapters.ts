/** A chapter of a film, from its start in seconds to the next one's. */
export type Chapter = { start: number; title: string }

const MAX_CHAPTERS = 100

/** The chapters that a film has, in order: those with a title that begin before its end. A length of 0 is unknown. */
export function toChapters(given: readonly Chapter[], length: number): Chapter[] {
  return given
    .map(({ start, title }) => ({ start, title: title.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ start, title }) => title !== '' && (length === 0 || start < length))
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, index, sorted) => start !== sorted[index - 1]?.start)
    .slice(0, MAX_CHAPTERS)
}

/** The index of the chapter at a place of the film; −1 before the first. */
export function chapterAt(chapters: readonly Chapter[], at: number): number {
  return chapters.findLastIndex(({ start }) => start <= at + ROUNDING)
}

/** A browser may stop a few milliseconds before the place that it was sent to. */
const ROUNDING = 0.05
