/** Whether the visitor wants to save data: the page then prefetches nothing. In the browser only. */
export function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  const isSwitchedOn =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true // Chromium only
  return isSwitchedOn || matchMedia('(prefers-reduced-data: reduce)').matches
}
