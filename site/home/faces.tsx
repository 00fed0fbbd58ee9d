import { clsx } from 'clsx'

import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { TalentLink } from '../talent/talent-link.tsx'
import { Picture, sizesInPlace } from '../ui/picture.tsx'
import { Link } from '../ui/link.tsx'
import type { HomeView } from './load-home.server.ts'

const ID = 'faces'

/** Whole rows at every width, by the number of faces; one or two faces share a single row. */
const shapes = {
  six: {
    columns: 'sm:grid-cols-3 lg:grid-cols-6',
    widths: [48, 32, 16],
  },
  other: { columns: 'sm:grid-cols-4', widths: [48, 24, 24] },
} as const

/** Some of the agency's faces, and a link to all models (docs/product.md: Home page). */
export function Faces({ faces }: Pick<HomeView, 'faces'>) {
  const { locale } = useShell()
  const text = useMessages().menu
  const { columns, widths } = faces.length === 6 ? shapes.six : shapes.other
  return (
    <section aria-labelledby={ID} className="px-margin py-10">
      <h2 id={ID} className="sr-only">
        {text.models}
      </h2>
      <ul
        className={clsx('grid grid-cols-2 gap-x-1 gap-y-6 lg:gap-x-2 print:grid-cols-4', columns)}
      >
        {faces.map(({ id, name, path, cover }) => (
          <li key={id}>
            <TalentLink to={path} className="group block">
              {cover !== null && (
                <Picture
                  picture={cover}
                  alt=""
                  sizes={sizesInPlace(cover, widths)}
                  className="aspect-3/4 w-full object-cover"
                />
              )}
              <span className="mt-2 block text-sm leading-5 wrap-anywhere underline-offset-4 group-hover:underline">
                {name}
              </span>
            </TalentLink>
          </li>
        ))}
      </ul>
      <p className="pt-6 print:hidden">
        <Link
          to={pathTo('models', locale, {})}
          className="label inline-block py-2 underline underline-offset-4"
        >
          {text.everyone}
        </Link>
      </p>
    </section>
  )
}
