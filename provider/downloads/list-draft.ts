import type { ListPdfOrder } from '#contract/panel/downloads.ts'

import { drawListCover } from './draw-list-cover.ts'
import { contactCell, talentPart, writeSheetHead } from './draw-list.ts'
import { layOutContactSheet, layOutParts, listPageOf } from './list-layout.ts'
import { type Page, papers, type PhotoSize, type PlacedPhoto } from './paper.ts'
import type { Canvas } from './canvas.ts'
import type { Draft } from './write-pdf.ts'

export type ListedTalent = ListPdfOrder['talents'][number]

/** A talent's part of a page: the picture, by the talent's index, and the function that draws the rest. */
export type TalentPart = { picture: PlacedPhoto | null; write: (canvas: Canvas) => void }

/** Lays out a list: a cover page, then its talents. `covers` are in the order of the talents; null where there is no picture. */
export function listDraftOf(order: ListPdfOrder, covers: readonly (PhotoSize | null)[]): Draft {
  const { perPage, title, agency, language, talents } = order
  const trim = listPageOf(perPage, papers[order.paper])
  const groups = groupsOf(talents.length, Number(perPage))
  const isSheet = perPage !== '1' && perPage !== '2'
  const sheet = isSheet ? layOutContactSheet(perPage, trim) : null
  const boxes = isSheet ? [] : layOutParts(perPage, trim)
  const partOf = (index: number, place: number): TalentPart[] => {
    const talent = talents[index]
    const [cell, box] = [sheet?.cells[place], boxes[place]]
    if (talent === undefined) return []
    const listed = { index, talent, cover: covers[index] ?? null, language }
    if (sheet !== null && cell !== undefined) return [contactCell(listed, cell, sheet)]
    return box === undefined ? [] : [talentPart(listed, box)]
  }
  const pages = groups.map((group, index): Page => {
    const parts = group.flatMap(partOf)
    return {
      pictures: parts.flatMap(({ picture }) => picture ?? []),
      write(canvas) {
        for (const { write } of parts) write(canvas)
        const page = `${index + 2} / ${groups.length + 1}`
        canvas.artifact(() => writeSheetHead(canvas, { trim, isSheet, title, agency, page }))
      },
    }
  })
  const cover: Page = { pictures: [], write: (canvas) => drawListCover(canvas, trim, order) }
  return {
    title,
    author: agency.name,
    language,
    pages: [cover, ...pages],
    trim,
    surround: { bleed: 0, sheet: 0 },
    alts: talents.map(({ name }) => name),
  }
}

function groupsOf(count: number, size: number): number[][] {
  const all = Array.from({ length: count }, (_, index) => index)
  return Array.from({ length: Math.ceil(count / size) }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  )
}
