import { useMessages } from '../i18n/use-messages.ts'
import type { StaffEntry } from './load-about.server.ts'

/** The staff, in two columns filled row by row, so that a phone shows the same order (docs/product.md: About). */
export function StaffList({ staff }: { staff: readonly StaffEntry[] }) {
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
