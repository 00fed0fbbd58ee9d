import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import type { PostCard } from '../newsletter/post-grid.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { homeLinkedData } from '../page/agency-linked-data.ts'
import { LinkedData } from '../page/linked-data.tsx'
import type { PageAddresses } from '../page/page-addresses.ts'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import type { FeedView } from './feed-view.ts'
import { HomeSlides } from './home-slides.tsx'
import type { SlideView } from './slide-view.ts'
import { SocialFeed } from './social-feed.tsx'
import { Splash } from './splash.tsx'

type HomePageProps = {
  splash: readonly SlideView[]
  /** Behind the wordmark; empty if the agency wants none. */
  slides: readonly SlideView[]
  posts: readonly PostCard[] | null
  feed: FeedView | null
  addresses: PageAddresses
}

/** The wordmark alone on a full screen, a line of navigation along its bottom edge, then the newsletter, then the social feed. */
export function HomePage({ splash, slides, posts, feed, addresses }: HomePageProps) {
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
        description={text.home.description(brand)}
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
      {feed !== null && <SocialFeed feed={feed} />}
    </>
  )
}

/** The home page's navigation, in one line along the bottom edge of the screen. */
function HomeLine() {
  const { locale } = useShell()
  const text = useMessages()
  const ways = [
    {
      name: text.roster.title.woman,
      path: pathTo('board', locale, { gender: 'woman', board: 'all' }),
    },
    { name: text.roster.title.man, path: pathTo('board', locale, { gender: 'man', board: 'all' }) },
    { name: text.menu.everyone, path: pathTo('models', locale, {}) },
  ]
  return (
    <nav aria-label={text.menu.models} className="border-y border-hairline px-margin print:hidden">
      <ul className="label flex flex-wrap justify-between gap-x-4 sm:grid sm:auto-cols-fr sm:grid-flow-col sm:text-center">
        {ways.map(({ name, path }) => (
          <li key={path} className="sm:first:text-left sm:last:text-right">
            <Link className="inline-block py-4" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
