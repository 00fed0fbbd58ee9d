import { clsx } from 'clsx'

import { useMessages } from '../i18n/use-messages.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { homeLinkedData } from '../page/agency-linked-data.ts'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { HomeSlides } from './home-slides.tsx'
import type { HomeView } from './load-home.server.ts'
import { SocialFeed } from './social-feed.tsx'
import { Splash } from './splash.tsx'
import { Link } from '../ui/link.tsx'
import { TalentLink } from '../talent/talent-link.tsx'
import { Picture, sizesInPlace } from '../ui/picture.tsx'

/** The wordmark alone on a full screen, a line of navigation along its bottom edge; then the newsletter, faces, the social feed. */
export function HomePage(view: HomeView) {
  const { splash, slides, posts, faces, feed, addresses, description } = view
  const shell = useShell()
  const { brand, origin, locale } = shell
  const text = useMessages()
  const wordmark = (
    <h1 className="display display-wordmark m-auto text-[min(25vw,27rem)] leading-[0.8] tracking-[-0.035em]">
      <MenuButton>{brand}</MenuButton>
    </h1>
  )
  return (
    <>
      <PageHead
        title={text.home.title}
        description={description}
        addresses={addresses}
        shared={{
          kind: 'website',
          title: brand,
          picture: posts?.find(({ cover }) => cover)?.cover ?? null,
        }}
      />
      <LinkedData
        things={import.meta.env.SSR && homeLinkedData(shell, origin + addresses[locale])}
      />
      {splash.length > 0 && <Splash slides={splash} />}
      <section className="flex h-[calc(100svh-3.5rem)] max-h-[62rem] min-h-96 flex-col print:h-auto print:min-h-0 print:py-6">
        {slides.length === 0 ? (
          wordmark
        ) : (
          <HomeSlides slides={slides} isFirst={splash.length === 0}>
            {wordmark}
          </HomeSlides>
        )}
        <HomeLine />
      </section>
      <NewsletterBlock posts={posts} />
      {faces.length > 0 && <Faces faces={faces} />}
      {feed !== null && <SocialFeed feed={feed} />}
    </>
  )
}

/** The home page's navigation, in one line along the bottom edge of the screen. */
function HomeLine() {
  const { locale, menuGenders } = useShell()
  const { roster, scouting, about, contact, menu } = useMessages()
  const ways = [
    ...menuGenders.map(({ gender }) => ({
      name: roster.title[gender],
      path: pathTo('board', locale, { gender, board: 'all' }),
    })),
    { name: scouting.title, path: pathTo('scouting', locale, {}) },
    { name: about.title, path: pathTo('about', locale, {}) },
    { name: contact.title, path: pathTo('contact', locale, {}) },
  ]
  return (
    <nav
      aria-label={menu.label}
      className="@container border-y border-hairline px-margin print:hidden"
    >
      <ul
        className={clsx(
          'label flex flex-wrap justify-between gap-x-4 py-2 @min-[17.5rem]:grid @min-[28rem]:flex',
          ways.length === 4 ? 'grid-cols-[repeat(2,auto)]' : 'grid-cols-[repeat(3,auto)]',
        )}
      >
        {ways.map(({ name, path }) => (
          <li key={path}>
            <Link className="inline-block py-2.5" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const FACES_ID = 'faces'

/** Whole rows at every width, by the number of faces; one or two faces share a single row. */
const rowsOfFaces = {
  six: { columns: 'sm:grid-cols-3 lg:grid-cols-6', widths: [48, 32, 16] },
  other: { columns: 'sm:grid-cols-4', widths: [48, 24, 24] },
} as const

/** Some of the agency's faces, and a link to all models (docs/product.md: Home page). */
function Faces({ faces }: Pick<HomeView, 'faces'>) {
  const { locale } = useShell()
  const text = useMessages().menu
  const { columns, widths } = faces.length === 6 ? rowsOfFaces.six : rowsOfFaces.other
  return (
    <section aria-labelledby={FACES_ID} className="px-margin py-10">
      <h2 id={FACES_ID} className="sr-only">
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
