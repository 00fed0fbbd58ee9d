/**
 * A table as CSV for spreadsheets (RFC 4180), in UTF-8 with a byte order mark, by which Excel recognizes it. A cell that a
 * spreadsheet would run as a formula gets a leading apostrophe (OWASP, CSV injection). Where the decimal mark is a comma, Excel
 * expects a semicolon between cells.
 */
export function toCsv(table: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  return `\uFEFF${table.map((row) => `${row.map(toCell).join(separator)}\r\n`).join('')}`
}

function toCell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
