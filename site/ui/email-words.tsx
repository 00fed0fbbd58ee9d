/** An e-mail address as text: a long one breaks before its @, and within a word only if it must. */
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
