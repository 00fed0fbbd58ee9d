/** Why a page could not be shown, as far as a visitor is told. */
export type PageFailure =
  | { kind: 'page-not-found' | 'language-not-found' }
  | { kind: 'service-unavailable' | 'unexpected'; reference: string }
