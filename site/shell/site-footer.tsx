import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'

/** The foot of every page: contact details, links, copyright with the year (docs/product.md: Menu, header and footer). */
export function SiteFooter() {
  const { brand, email, address, phones, socialLinks, locale, year } = useShell()
  const text = useMessages()
  const links = [
    { page: 'models', title: text.menu.models },
    { page: 'scouting', title: text.scouting.title },
    { page: 'about', title: text.about.title },
    { page: 'newsletter', title: text.newsletter.title },
    { page: 'contact', title: text.contact.title },
    { page: 'privacy', title: text.privacy.title },
  ] as const
  return (
    <footer
      aria-label={text.footer.label}
      className="mt-16 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 lg:grid lg:grid-cols-[1fr_auto_1fr] border-t border-hairline px-margin pt-6 pb-9 text-sm print:mt-[2mm] print:flex print:gap-x-[4mm] print:border-none print:p-0 print:text-[7pt] print:leading-tight"
    >
      <address className="not-italic print:flex print:gap-x-[4mm]">
        {email !== '' && (
          <a className="block w-fit py-1 hover:underline print:py-0" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {phones.map((phone) => (
          <a
            key={phone}
            className="block w-fit py-1 hover:underline print:py-0"
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          >
            {phone}
          </a>
        ))}
        {address.map((line) => (
          <span key={line} className="block text-grey">
            {line}
          </span>
        ))}
      </address>
      <ul className="label flex print:hidden flex-wrap gap-x-6 lg:gap-x-4 min-[1440px]:gap-x-6">
        {links.map(({ page, title }) => (
          <li key={page}>
            <Link
              className="inline-block w-fit py-1 hover:underline print:py-0"
              to={pathTo(page, locale, {})}
            >
              {title}
            </Link>
          </li>
        ))}
        {socialLinks.map(({ network, url }) => (
          <li key={network}>
            <a className="inline-block w-fit py-1 hover:underline" href={url} rel="noreferrer">
              {network}
            </a>
          </li>
        ))}
      </ul>
      <p className="py-1 lg:text-right print:py-0">{text.footer.copyright({ year, brand })}</p>
    </footer>
  )
}
