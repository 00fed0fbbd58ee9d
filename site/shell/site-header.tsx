import { clsx } from 'clsx'

import { FavoritesNotice } from '../favorites/heart/favorites-notice.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import { usePageHeader } from '../page/page-header.ts'
import { isPathOf, pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { FavoritesLink } from './favorites-link.tsx'
import { useHeaderLook } from './header-look.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Link } from '../ui/link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useStepBack } from '../page/use-step-back.ts'

const headerStyle =
  'group pointer-events-none z-10 h-14 not-data-[look=resting]:sticky not-data-[look=resting]:top-0 print:float-right print:static! print:h-auto!'

const lineStyle = clsx(
  'pointer-events-auto grid h-14 [&_:focus-visible]:outline-offset-1 grid-cols-[1fr_minmax(0,auto)_1fr] items-center gap-x-[12px] bg-paper sm:gap-x-6 px-margin',
  'group-not-data-[look=resting]:h-11 group-not-data-[look=resting]:border-b border-hairline print:block print:h-auto! print:border-none',
)
const slidesInStyle = 'motion-safe:group-data-[look=opaque]:animate-slide-in'

/**
 * The line at the top of every page. Once the page is scrolled, the line becomes lower and opaque and stays on screen, but its
 * room in the layout does not change (docs/product.md: Menu, header and footer).
 */
export function SiteHeader() {
  const header = usePageHeader()
  const look = useHeaderLook(header)
  const text = useMessages().menu
  const slidesIn = header.kind === 'talent' && header.hasFilmCover
  return (
    <header data-look={look} className={headerStyle}>
      <div className={clsx(lineStyle, slidesIn && slidesInStyle)}>
        <div key={header.kind} className="justify-self-start">
          {header.kind === 'home' && <LanguageSwitch />}
          {header.kind === 'page' && <Brand />}
          {header.kind === 'talent' && <BackLink listPath={header.listPath} />}
        </div>
        {header.kind === 'talent' && (look === 'minified' ? <Name {...header} /> : <Brand />)}
        <div className="col-start-3 flex justify-self-end gap-x-4 sm:gap-x-7">
          <FavoritesLink place={header.kind === 'talent' ? 'crowded-header' : 'header'} />
          <MenuButton className="label py-2.5 print:hidden">{text.open}</MenuButton>
        </div>
      </div>
      <FavoritesNotice />
    </header>
  )
}

/** The brand, a link to the home page. */
function Brand() {
  const { brand, locale } = useShell()
  const text = useMessages().menu
  return (
    <Link
      to={pathTo('home', locale, {})}
      aria-label={text.home(brand)}
      className="display inline-block py-1.5 text-[1.625rem] leading-none whitespace-nowrap print:py-0 print:text-lg"
    >
      {brand}
    </Link>
  )
}

/** The talent's name, once the large one has left the screen. */
function Name({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="display truncate text-base leading-tight min-[390px]:text-xl"
    >
      {name}
    </span>
  )
}

/** One step back, to the visitor's place in the list; a link to the list if there is no such step or it leads to a profile. */
function BackLink({ listPath }: { listPath: string }) {
  const text = useMessages().menu
  // a change of language or a jump within the page leaves the profile itself in history
  const stepBack = useStepBack((pathname) => !isPathOf('talent', pathname))
  return (
    <Link
      to={listPath}
      onClick={stepBack}
      className="label flex items-center gap-2 py-2.5 print:hidden"
    >
      <Icon name="arrow-left" size={16} className="-ml-[3px]" />
      <span className="@max-3xs:sr-only">{text.back}</span>
    </Link>
  )
}
