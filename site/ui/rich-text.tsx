import { parseRichText, type Span } from '#agency/rich-text.ts'

import { Link } from './link.tsx'

/** A paragraph of the agency's own text, with its emphasis and links. */
export function RichText({ text }: { text: string }) {
  return parseRichText(text).map((span, index) => <Piece key={index} span={span} />)
}

/** Paragraphs of the agency's own text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ))
}

const linkStyle = 'underline underline-offset-4'

function Piece({ span }: { span: Span }) {
  if (span.kind === 'text') return span.text
  if (span.kind === 'emphasis') return <em>{span.text}</em>
  const { text, address } = span
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={linkStyle}>
        {text}
      </Link>
    )
  }
  return (
    <a href={address} rel="noreferrer" className={linkStyle}>
      {text}
    </a>
  )
}
