import { plainText } from '#agency/rich-text.ts'

import { agencyPage } from '../page/agency-linked-data.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Paragraphs, RichText } from '../ui/rich-text.tsx'
import type { AboutView, StaffEntry } from './load-about.server.ts'

/** The agency: first paragraph large, picture from edge to edge, other paragraphs, staff, e-mail (docs/product.md: About). */
export function AboutPage({ addresses, paragraphs, picture, pictureAlt, staff }: AboutView) {
  const shell = useShell()
  const { title } = useMessages().about
  const { locale, email } = shell
  const [lead = '', ...rest] = paragraphs
  const page = { type: 'AboutPage', title, path: addresses[locale] } as const
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

/** The staff, in two columns filled row by row, so that a phone shows the same order (docs/product.md: About). */
function StaffList({ staff }: { staff: readonly StaffEntry[] }) {
  const text = useMessages().about
  return (
    <section
      aria-labelledby="staff"
      className="px-margin pt-12 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12 lg:pt-20"
    >
      <h2 id="staff" className="display pb-5 text-[clamp(2rem,4vw,3.25rem)]">
        {text.staff}
      </h2>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {staff.map((member) => (
          <Member key={member.id} {...member} />
        ))}
      </ul>
    </section>
  )
}

function Member({ name, role, email, phone }: StaffEntry) {
  return (
    <li className="border-t border-hairline pt-3 pb-6 wrap-anywhere">
      <p>
        <span className="font-medium">{name}</span>
        {role !== null && <span className="text-grey"> — {role}</span>}
      </p>
      {email !== null && (
        <a className="block w-fit py-1 text-sm hover:underline" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone !== null && <Phone {...phone} />}
    </li>
  )
}

function Phone({ shown, address }: NonNullable<StaffEntry['phone']>) {
  if (address === null) return <p className="py-1 text-sm">{shown}</p>
  return (
    <a className="block w-fit py-1 text-sm hover:underline" href={address}>
      {shown}
    </a>
  )
}
