type EmailLinkProps = { address: string; className?: string }

/** A link to write an e-mail. A long address breaks before its @, and within a word only if it must. */
export function EmailLink({ address, className = 'underline underline-offset-4' }: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={className}>
      <EmailWords address={address} />
    </a>
  )
}

/** An e-mail address as text, which breaks likewise. */
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
