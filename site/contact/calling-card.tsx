import type { ReactNode } from 'react'

import type { PhoneLink } from '#agency/phone.ts'

import { useMessageFormMessages } from '../i18n/lazy-catalogues.ts'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import type { ContactView } from './load-contact.server.ts'

/** The agency's contact details, each on a ruled line, in large type (docs/product.md: Contact). */
export function CallingCard({ view }: { view: ContactView }) {
  const { email, socialLinks } = useShell()
  const text = useMessageFormMessages().contact
  const { scoutingEmail, phones } = view
  return (
    <dl className="mt-8 border-b border-hairline lg:mt-12">
      <Line label={text.general}>
        <EmailLink address={email} className={`${largeStyle} hover:underline`} />
      </Line>
      <Line label={text.scouting}>
        <EmailLink address={scoutingEmail} className={`${largeStyle} hover:underline`} />
      </Line>
      {phones.length > 0 && (
        <Line label={text.phone}>
          {phones.map((phone) => (
            <Phone key={phone.shown} {...phone} />
          ))}
        </Line>
      )}
      <Place mapAddress={view.mapAddress} />
      {socialLinks.length > 0 && (
        <Line label={text.social}>
          <ul className="flex flex-wrap gap-x-7 gap-y-1">
            {socialLinks.map(({ network, url }) => (
              <li key={network}>
                <a
                  href={url}
                  rel="noreferrer"
                  className="label told-on-paper flex items-baseline gap-2 py-1.5"
                >
                  <SocialIcon network={network} />
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </Line>
      )}
    </dl>
  )
}

const largeStyle = 'display text-[clamp(1.625rem,3.2vw,3.25rem)] leading-[1.12]'

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-hairline py-4 md:grid md:grid-cols-[8rem_1fr] md:items-baseline md:gap-x-6">
      <dt className="label pb-1 text-grey">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Phone({ shown, address }: PhoneLink) {
  if (address === null) return <p className={largeStyle}>{shown}</p>
  return (
    <a href={address} className={`${largeStyle} block w-fit hover:underline`}>
      {shown}
    </a>
  )
}

/** The agency's name and postal address, with a link to a map. */
function Place({ mapAddress }: Pick<ContactView, 'mapAddress'>) {
  const { brand, address } = useShell()
  const text = useMessageFormMessages().contact
  if (mapAddress === null) return null
  return (
    <Line label={text.address}>
      <address className={`${largeStyle} not-italic`}>
        {[brand, ...address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <a
        href={mapAddress}
        rel="noreferrer"
        className="label mt-3 inline-block py-1.5 underline underline-offset-4 print:hidden"
      >
        {text.map}
      </a>
    </Line>
  )
}

/** Our own line drawings of networks, 24 by 24. */
const drawings = new Map([
  [
    'instagram',
    'M8 3H16A5 5 0 0 1 21 8V16A5 5 0 0 1 16 21H8A5 5 0 0 1 3 16V8A5 5 0 0 1 8 3ZM12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM17 7V7.01',
  ],
  ['tiktok', 'M14 3V15.5A4 4 0 1 1 10 11.5M14 3C14 6.5 16.5 8.5 20 8.5'],
  [
    'youtube',
    'M5 5.5H19A3 3 0 0 1 22 8.5V15.5A3 3 0 0 1 19 18.5H5A3 3 0 0 1 2 15.5V8.5A3 3 0 0 1 5 5.5ZM10 9L15 12L10 15Z',
  ],
])

/** A network's drawing, beside its name; nothing for a network without a drawing. */
function SocialIcon({ network }: { network: string }) {
  const path = drawings.get(network.toLowerCase())
  if (path === undefined) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={18} height={18} className="icon self-center">
      <path d={path} />
    </svg>
  )
}
