import { clsx } from 'clsx'

import { useMessages } from '../i18n/use-messages.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { homeLinkedData } from '../page/agency-linked-data.ts'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { Faces } from './faces.tsx'
import { HomeSlides } from './home-slides.tsx'
import type { HomeView } from './load-home.server.ts'
import { SocialFeed } from './social-feed.tsx'
import { Splash } from './splash.tsx'
import { Link } from '../ui/link.tsx'

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
