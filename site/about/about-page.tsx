import { plainText } from '#agency/rich-text.ts'

import { agencyPage } from '../page/agency-linked-data.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Paragraphs, RichText } from '../ui/rich-text.tsx'
import type { AboutView } from './load-about.server.ts'
import { StaffList } from './staff-list.tsx'

/** The agency: first paragraph large, picture from edge to edge, other paragraphs, staff, e-mail (docs/product.md: About). */
export function AboutPage({ addresses, paragraphs, picture, pictureAlt, staff }: AboutView) {
  const shell = useShell()
  const { title } = useMessages().about
  const { locale, email } = shell
  const [lead = '', ...rest] = paragraphs
  const page = {
    type: 'AboutPage',
    title,
    path: addresses[locale],
    homePath: pathTo('home', locale, {}),
  } as const
  return (
    <article>
      <PageHead
        title={title}
        description={plainText(lead)}
        addresses={addresses}
        shared={{ kind: 'website', picture, alt: pictureAlt }}
      />
      <LinkedData things={import.meta.env.SSR && agencyPage(shell, page)} />
      <header className="px-margin pt-8 pb-8 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12 lg:pb-14">
        <h1 className="display display-fine text-[clamp(2.75rem,8vw,7rem)] lg:col-span-2">
          {title}
        </h1>
        <p className="display mt-8 max-w-[24ch] text-[clamp(1.625rem,3.2vw,3.25rem)] leading-[1.12] lg:col-start-2 lg:mt-12">
          <RichText text={lead} />
        </p>
      </header>
      <Picture picture={picture} alt={pictureAlt} sizes="100vw" isFirst className="h-auto w-full" />
      <div className="px-margin pt-10 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12 lg:pt-14">
        <div className="max-w-[62ch] space-y-4 lg:col-start-2">
          <Paragraphs texts={rest} />
        </div>
      </div>
      {staff.length > 0 && <StaffList staff={staff} />}
      <p className="px-margin pt-10 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12">
        <EmailLink
          address={email}
          className="display text-[clamp(1.625rem,3.2vw,3.25rem)] leading-[1.12] hover:underline lg:col-start-2 lg:w-fit"
        />
      </p>
    </article>
  )
}
