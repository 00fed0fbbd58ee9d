import type { PdfOrder } from '#contract/panel/downloads.ts'

import type { Row } from './draw-measures.ts'

/** What a document says. Captions and alternative texts by the frames' places. */
export type Words = {
  name: string
  measures: readonly Row[]
  captions: readonly string[]
  alts: readonly string[]
  agency: PdfOrder['agency']
}

/** The words of an order: trimmed, labels as capitals of its language, without measures that say nothing. */
export function wordsOf({ talent, gallery, measures, agency, language }: PdfOrder): Words {
  const captions = gallery.map(({ caption }) => caption?.trim() ?? '')
  return {
    name: talent.name,
    measures: Object.entries(measures).flatMap(([label, value]) =>
      value.trim() === ''
        ? []
        : [[label.trim().toLocaleUpperCase(language), value.trim()] as const],
    ),
    captions,
    alts: captions.map((caption, index) =>
      [talent.name, caption, `${index + 1}/${gallery.length}`]
        .filter((text) => text !== '')
        .join(', '),
    ),
    agency,
  }
}
