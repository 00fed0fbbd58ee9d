import type { TextSection } from '#agency/identity.ts'

import { Paragraphs } from '../ui/rich-text.tsx'
import type { PageAddresses } from './page-addresses.ts'
import { PageHead } from './page-head.tsx'

type TextPageProps = {
  title: string
  description: string
  addresses: PageAddresses
  sections: readonly TextSection[]
  /** A line at the end: the version of the text, or its date. */
  foot: string
}

/** A page of text: sections with a heading and paragraphs. */
export function TextPage({ title, description, addresses, sections, foot }: TextPageProps) {
  return (
    <article className="mx-auto max-w-[70rem] px-margin pt-8 pb-10">
      <PageHead title={title} description={description} addresses={addresses} />
      <h1 className="display display-fine text-[clamp(2.75rem,8vw,7rem)]">{title}</h1>
      {sections.map(({ heading, paragraphs }) => (
        <section
          key={heading}
          className="mt-9 grid gap-x-12 gap-y-3 border-t border-hairline pt-6 lg:grid-cols-[1fr_2fr]"
        >
          <h2 className="display text-[1.75rem] leading-[1.1]">{heading}</h2>
          <div className="max-w-[62ch] space-y-4 wrap-anywhere">
            <Paragraphs texts={paragraphs} />
          </div>
        </section>
      ))}
      <p className="mt-9 border-t border-hairline pt-6 text-sm wrap-anywhere text-grey">{foot}</p>
    </article>
  )
}
