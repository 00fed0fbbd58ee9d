import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { Link } from '../ui/link.tsx'

/** The foot of every page: contact details, links, copyright with the year (docs/product.md: Menu, header and footer). */
export function SiteFooter() {
  const { brand, socialLinks, oldDataNote, locale, year } = useShell()
  const text = useMessages()
  const links = [
    { page: 'models', title: text.menu.models },
    { page: 'scouting', title: text.scouting.title },
    { page: 'about', title: text.about.title },
    { page: 'newsletter', title: text.newsletter.title },
    { page: 'contact', title: text.contact.title },
    { page: 'privacy', title: text.privacy.title },
    { page: 'scoutCheck', title: text.scoutCheck.footer },
  ] as const
  return (
    <footer
      aria-label={text.footer.label}
      className="mt-16 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 lg:flex-nowrap border-t border-hairline px-margin pt-6 pb-9 text-sm print:mt-[2mm] print:flex print:gap-x-[4mm] print:border-none print:p-0 print:text-[7pt] print:leading-tight"
    >
      <AgencyAddress />
      {/* in columns, every line ends at the same link before and after the font comes */}
      <ul className="label grid w-full grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 lg:flex lg:w-auto lg:flex-wrap lg:gap-x-3 min-[1440px]:gap-x-6 print:hidden">
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
      <div className="shrink-0">
        {oldDataNote && <p className="max-w-72 py-1 text-grey">{oldDataNote[locale]}</p>}
        <p className="py-1 print:py-0">{text.footer.copyright({ year, brand })}</p>
        <Link
          className="inline-block w-fit py-1 text-grey hover:underline print:hidden"
          to={pathTo('accessibility', locale, {})}
        >
          {text.accessibility.title}
        </Link>
      </div>
    </footer>
  )
}

function AgencyAddress() {
  const { email, phones, address } = useShell()
  return (
    <address className="max-w-full not-italic lg:max-w-1/2 lg:shrink-0 print:flex print:gap-x-[4mm]">
      {email !== '' && (
        <EmailLink
          address={email}
          className="block w-fit py-1 wrap-anywhere hover:underline print:py-0"
        />
      )}
      {phones.map(({ shown, address: link }) =>
        link === null ? (
          <span key={shown} className="block py-1 print:py-0">
            {shown}
          </span>
        ) : (
          <a key={shown} className="block w-fit py-1 hover:underline print:py-0" href={link}>
            {shown}
          </a>
        ),
      )}
      {address.map((line) => (
        <span key={line} className="block text-grey">
          {line}
        </span>
      ))}
    </address>
  )
}
