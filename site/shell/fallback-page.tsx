import { Component, type ReactNode } from 'react'

import type { Locale } from '#agency/locale.ts'

import { messagesOf } from '../i18n/catalogues.ts'
import { pathTo } from '../paths.ts'

type FallbackPageProps = { locale: Locale; reference: string | null }

/** Replaces an error page that fails (docs/product.md: Error pages). Depends on nothing that may have failed. */
export function FallbackPage({ locale, reference }: FallbackPageProps) {
  const text = messagesOf(locale).errors
  return (
    <main className="px-margin py-16">
      <title>{text.unexpected.title}</title>
      <h1>{text.unexpected.title}</h1>
      {reference !== null && <p>{text.reference(reference)}</p>}
      <p>
        <a className="underline underline-offset-4" href={pathTo('home', locale, {})}>
          {text.toHome}
        </a>
      </p>
    </main>
  )
}

type FallbackBoundaryProps = { fallback: ReactNode; children: ReactNode }

/** Shows the fallback if its children fail in the browser. React supports this in class components only. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
