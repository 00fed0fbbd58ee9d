/** Cards in a row: two on a phone, five on a desktop (docs/product.md: Models page); with gaps and the height of names. */
export const columnsStyle =
  '[--columns:2] [--column-gap:--spacing(1)] [--row-gap:--spacing(4)] [--name:--spacing(12)] sm:[--columns:3] sm:[--row-gap:--spacing(8)] sm:[--name:--spacing(7)] lg:[--columns:5] lg:[--column-gap:--spacing(2)]'

/** Rows of cards, in an element with `columnsStyle` or inside it. */
export const rowsStyle =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-(--column-gap) gap-y-(--row-gap)'

/** A contact sheet on paper: as many columns as have room for measures, four on A4 and letter, six across their long side. */
export const sheetStyle =
  'print:grid print:grid-cols-[repeat(auto-fill,minmax(39mm,1fr))] print:gap-x-[5mm] print:gap-y-[3mm] print:p-0'

/** A grid of cards. */
export const gridStyle = `${columnsStyle} ${rowsStyle} ${sheetStyle} px-margin pt-4 pb-5`
