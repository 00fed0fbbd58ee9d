/** Whether the visitor wants to be sent little: nothing is fetched then that nobody has asked for. In the browser only. */
export function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  const isSwitchedOn =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true // known to Chromium only
  return isSwitchedOn || matchMedia('(prefers-reduced-data: reduce)').matches
}
