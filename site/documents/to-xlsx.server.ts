import { buffer } from 'node:stream/consumers'

import { ZipFile } from 'yazl'

import { escapeMarkup, withoutNonXml } from '#agency/xml-text.ts'

import type { Cell } from './list-table.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Widths of columns, in digits. */
const WIDTH = { least: 8, most: 48 }

/** A workbook with one sheet, whose first row is a bold head that stays in view (ECMA-376). Texts are never formulas. */
export async function toXlsx(sheet: string, table: readonly (readonly Cell[])[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, xml] of Object.entries(filesOf(sheet, table))) {
    zip.addBuffer(Buffer.from(HEAD + xml), name, { compress: false })
  }
  zip.end()
  return buffer(zip.outputStream)
}

const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const relations = (...each: string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`

function filesOf(sheet: string, table: readonly (readonly Cell[])[]): Record<string, string> {
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml'),
      relation(2, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(table),
  }
}

function sheetXml(table: readonly (readonly Cell[])[]): string {
  const [head = []] = table
  const columns = head.map((_, index) => {
    const lengths = table.map((row) => String(row[index] ?? '').length + 2)
    const width = Math.min(Math.max(...lengths, WIDTH.least), WIDTH.most)
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  const rows = table.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, columnName(column) + (index + 1), index))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`
}

function cellXml(cell: Cell, place: string, row: number): string {
  const style = row === 0 ? ' s="1"' : ''
  if (typeof cell === 'number') return `<c r="${place}"${style}><v>${cell}</v></c>`
  if (cell === '') return ''
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** `A` for 0; a table has fewer columns than letters. */
function columnName(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

function escaped(text: string): string {
  return escapeMarkup(withoutNonXml(text.toWellFormed()))
}
