/** An e-mail address as text: where it does not fit it goes on before its @, and only then within a word. */
export function EmailWords({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
