/** The day (yyyy-MM-dd) of a moment, in the time zone of the machine, which `TZ` sets. */
export function dayAt(ms: number): string {
  const moment = new Date(ms)
  const year = String(moment.getFullYear()).padStart(4, '0')
  const month = String(moment.getMonth() + 1).padStart(2, '0')
  return `${year}-${month}-${String(moment.getDate()).padStart(2, '0')}`
}
