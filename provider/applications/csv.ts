/**
 * A table as a file that spreadsheets open (RFC 4180), in UTF-8 with the mark by which Excel knows it. What a spreadsheet
 * would run as a formula gets an apostrophe before it (OWASP, CSV injection).
 */
export function toCsv(table: readonly (readonly string[])[]): string {
  return `\uFEFF${table.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
