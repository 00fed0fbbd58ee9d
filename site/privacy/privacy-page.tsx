import type { TextSection } from '#agency/identity.ts'

import { useMessages } from '../i18n/use-messages.ts'
import type { PageAddresses } from '../page/page-addresses.ts'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { RichText } from '../ui/rich-text.tsx'

type PrivacyPageProps = {
  addresses: PageAddresses
  sections: readonly TextSection[]
  /** The version of the text; each application stores the version that was agreed to. */
  versionWords: string
}

/** The agency's own text about visitors' data. */
export function PrivacyPage({ addresses, sections, versionWords }: PrivacyPageProps) {
  const { brand } = useShell()
  const text = useMessages().privacy
  return (
    <article className="mx-auto max-w-[70rem] px-margin pt-8 pb-10">
      <PageHead title={text.title} description={text.description(brand)} addresses={addresses} />
      <h1 className="display display-fine text-[clamp(2.75rem,8vw,7rem)]">{text.title}</h1>
      {sections.map(({ heading, paragraphs }) => (
        <section
          key={heading}
          className="mt-9 grid gap-x-12 gap-y-3 border-t border-hairline pt-6 lg:grid-cols-[1fr_2fr]"
        >
          <h2 className="display text-[1.75rem] leading-[1.1]">{heading}</h2>
          <div className="max-w-[62ch] space-y-4 wrap-anywhere">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
          </div>
        </section>
      ))}
      <p className="mt-9 border-t border-hairline pt-6 text-sm text-grey">{versionWords}</p>
    </article>
  )
}
