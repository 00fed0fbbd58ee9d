import bodoni from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-standard-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import type { Route } from './+types/root.ts'
import { ErrorPage } from './error-page/error-page.tsx'
import { RestoreScrollPosition } from './page/scroll-position.tsx'
import { ReloadOnBack } from './error-page/reload-on-back.tsx'
import { referenceOf } from './error-page/failure.ts'
import { MissingPage } from './error-page/missing-page.tsx'
import { hasMessages, loadMessages } from './i18n/catalogues.ts'
import { LanguagesContext, useLocale } from './i18n/use-messages.ts'
import { InlineScript, useNonce } from './page/inline-script.tsx'
import { OfflineSupport } from './offline/offline-support.tsx'
import { FallbackBoundary, FallbackPage } from './shell/fallback-page.tsx'
import { DeferredScripts } from './shell/deferred-scripts.tsx'
import { loadShell } from './shell/load-shell.server.ts'
import { SiteFooter } from './shell/site-footer.tsx'
import { SiteHeader } from './shell/site-header.tsx'
import { SiteMenu } from './shell/site-menu.tsx'
import { localeOfPath } from './paths.ts'
import { useShell } from './page/shell.ts'
import { stylesPlace } from './shell/styles-place.ts'
import { redirectToNormalizedPath } from './shell/redirect-to-normalized-path.server.ts'
import { ProgressBar } from './ui/progress-bar.tsx'
import { SkipLink } from './ui/skip-link.tsx'
import { useFocusOnNavigation } from './page/use-focus-on-navigation.ts'
import { useNavigationProgress, useProgress } from './page/use-progress.ts'
import { keepVisit, visitScript } from './ui/visit.ts'
import stylesAddress from './style.css?url'

/**
 * The styles of the first paint stand in the page itself, which saves a request. The browser reads them back from the page, so
 * its script does not contain them. The page links the full style sheet at its end, before the script that starts the other
 * scripts.
 */
const styles = import.meta.env.SSR
  ? stylesPlace
  : (document.querySelector('style')?.textContent ?? '')

export const middleware: Route.MiddlewareFunction[] = [redirectToNormalizedPath]

/** Fetches a page's texts in parallel with its data. If the texts do not come, Root shows an error. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    const texts = loadMessages(localeOfPath(url.pathname)).catch(() => undefined)
    const page = await next()
    await texts
    return page
  },
]

/** The shell is the same on every page: a failed navigation must not take it away. */
export const shouldRevalidate = () => false

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context)

export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {}

export function Layout({ children }: { children: ReactNode }) {
  const { menuLanguages } = useShell()
  const locale = localeOfPath(useLocation().pathname, menuLanguages)
  const nonce = useNonce()
  return (
    <LanguagesContext value={menuLanguages}>
      {/* the script in the head adds classes to this element before React hydrates it */}
      <html ref={keepVisit} lang={locale} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <InlineScript text={visitScript} />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#ffffff" />
          <meta name="format-detection" content="telephone=no" />
          <style nonce={nonce}>{styles}</style>
          <HeadLinks />
        </head>
        <body className="flex min-h-svh flex-col print:block">
          <NavigationProgress locale={locale} />
          <WithFallback>
            {beforePage}
            <Main>{children}</Main>
            {afterPage}
          </WithFallback>
          <ReloadOnBack />
          <ScrollRestoration nonce={nonce} />
          <RestoreScrollPosition />
          <Scripts nonce={nonce} />
          <link rel="stylesheet" href={stylesAddress} fetchPriority="low" />
          <DeferredScripts />
        </body>
      </html>
    </LanguagesContext>
  )
}

// Constant elements: React does not render them again while a page loads and when it changes.
const beforePage = (
  <>
    <SkipLink past="header" />
    <OfflineSupport />
    <SiteHeader />
    <SiteMenu />
  </>
)
const afterPage = <SiteFooter />

function NavigationProgress({ locale }: { locale: Locale }) {
  useNavigationProgress(locale)
  return <ProgressBar progress={useProgress()} />
}

function Main({ children }: { children: ReactNode }) {
  const isBusy = useProgress() === 'lingering'
  return (
    <main
      id="content"
      tabIndex={-1}
      aria-busy={isBusy}
      className="grow transition-opacity duration-200 not-has-data-rest:aria-busy:opacity-50 motion-reduce:transition-none"
    >
      {children}
    </main>
  )
}

/** Links in every page's head: fonts of the first paint, and icons and manifest, which the server makes from the brand. */
function HeadLinks() {
  return (
    <>
      {[instrument, bodoni].map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={href}
        />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}

/** Shows the fallback page if the error page itself fails in the browser. */
function WithFallback({ children }: { children: ReactNode }) {
  const error = useRouteError() ?? null // null or undefined without an error
  const locale = useLocale()
  if (error === null) return children
  return (
    <FallbackBoundary fallback={<FallbackPage locale={locale} reference={referenceOf(error)} />}>
      {children}
    </FallbackBoundary>
  )
}

export default function Root() {
  useFocusOnNavigation()
  return hasMessages(useLocale()) ? <Outlet /> : <MissingPage />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
