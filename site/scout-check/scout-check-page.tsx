import type { ReactNode } from 'react'

import { useScoutCheckMessages } from '../i18n/scout-check-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { EmailWords } from '../ui/email-link.tsx'
import { CheckForm } from './check-form.tsx'
import type { ScoutCheckView } from './load-scout-check.server.ts'

/** Compares a contact with what the agency publishes, says what the agency never asks for, and how to report a false scout. */
export function ScoutCheckPage({ view }: { view: ScoutCheckView }) {
  const { brand } = useShell()
  const text = useScoutCheckMessages()
  const { title } = text
  return (
    <article className="px-margin pt-8 pb-10">
      <PageHead title={title} description={text.description(brand)} addresses={view.addresses} />
      <h1 className="display display-fine text-[clamp(2.75rem,8vw,7rem)]">{title}</h1>
      <p className="mt-5 max-w-[56ch] text-grey">
        {text.lead(brand)} <span className="noscript:hidden">{text.paste}</span>
      </p>
      <CheckForm published={view.published} isWhole={view.isWhole} />
      <Section title={text.published}>
        <p className="text-grey">{text.publishedText}</p>
        <PublishedContacts published={view.published} links={view.links} />
      </Section>
      <Section title={text.never}>
        <ul className="space-y-2">
          {text.neverItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section title={text.report}>
        <ol className="list-decimal space-y-2 pl-5">
          {text.reportSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          {text.reportTo(brand)}{' '}
          <a
            className="underline underline-offset-4 wrap-anywhere"
            href={`mailto:${view.reportTo}?subject=${encodeURIComponent(text.reportSubject)}`}
          >
            <EmailWords address={view.reportTo} />
          </a>
        </p>
      </Section>
    </article>
  )
}

/** All contacts of the agency, to compare without script. */
function PublishedContacts({ published, links }: Pick<ScoutCheckView, 'published' | 'links'>) {
  const text = useScoutCheckMessages()
  const lists = [
    [text.emails, published.emails],
    [text.phones, published.phones],
    [text.accounts, links.map(({ url }) => url.replace(/^https:\/\/(?:www\.)?/, ''))],
    [text.sites, published.hosts],
  ] as const
  return (
    <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {lists.map(
        ([title, items]) =>
          items.length > 0 && (
            <div key={title}>
              <dt className="label pb-1 text-grey">{title}</dt>
              {items.map((item) => (
                <dd key={item} className="py-0.5 wrap-anywhere">
                  {item}
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 grid gap-x-12 gap-y-3 border-t border-hairline pt-6 lg:grid-cols-[1fr_2fr]">
      <h2 className="display text-[1.75rem] leading-[1.1]">{title}</h2>
      <div className="max-w-[62ch] space-y-4">{children}</div>
    </section>
  )
}
