import type { PdfOrder } from '#contract/panel/downloads.ts'

import type { Row } from './draw-measures.ts'

/** The text of a document. Captions and alternative texts are in the order of the photos. */
export type DocumentText = {
  name: string
  measures: readonly Row[]
  captions: readonly string[]
  alts: readonly string[]
  agency: PdfOrder['agency']
}

/** Takes the text from an order: trimmed, labels in capitals by the rules of its language, without empty measures. */
export function documentTextOf(order: PdfOrder): DocumentText {
  const { talent, gallery, measures, agency, language } = order
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
