import type { Consent } from './application.ts'
import type { Boards } from './board.ts'
import type { Localized, Locale } from './locale.ts'
import type { Unit } from './measures.ts'

/** A section of a page, written by the agency; `parseRichText` reads the paragraphs. */
export type TextSection = { heading: string; paragraphs: readonly string[] }

/** The about page in one language. The page emphasises the first paragraph; `pictureAlt` describes the picture. */
type AboutText = { paragraphs: readonly string[]; pictureAlt: string }

/** The panel's own names for the parts of a {@link Consent}. */
export type ConsentFields = { readonly [Part in keyof Consent]?: string }

/** The agency's identity, from `agency.config.ts`. */
export type AgencyIdentity = {
  /**
   * Marks the demo's identity file: `folder` is the agency folder to show until an agency is imported, relative to the identity
   * file; `brand` is the brand it belongs to. Without `demo`, the site starts empty.
   */
  demo?: { folder: string; brand: string }
  brand: string
  /** The postal address, line by line. */
  address: readonly string[]
  emails: { general: string; scouting: string }
  phones: readonly string[]
  boards: Boards
  /**
   * The languages of the site, in menu order; Portuguese is always one of them. An address in any other language is a 404, and
   * texts in it are optional.
   */
  menuLanguages: readonly Locale[]
  /** The number of posts on the home page. */
  homePostLimit: number
  /** The panel's name for the type of the newsletter's posts; default `newsletter`. */
  postType?: string
  /** How long the embedded provider keeps applications and messages, and the site keeps the proof of consent, in days. */
  retentionDays: number
  /** The panel's names for the parts of the consent; the site sends only the named parts. The embedded provider needs none. */
  consentFields?: ConsentFields
  /**
   * The panel's name for the design of PDFs, the text after a talent's name in file names, and the unit that a language's pages
   * choose at first; default inches.
   */
  documents: { template: string; fileNameSuffix: string; units?: { [L in Locale]?: Unit } }
  /** The lowest age to apply for representation, in years. */
  minimumAge: number
  /** The privacy page's sections: which data is used, why and for how long, and whom to ask; for adults and teenagers. */
  privacy: Localized<readonly TextSection[]>
  /** The about page: its picture, a file relative to the identity file, and its texts. */
  about: { picture: string } & Localized<AboutText>
  /** The contact page's paragraphs, beside addresses and telephone numbers. */
  contact: Localized<readonly string[]>
  /** The type of the slides that fill the home page's first screen behind the wordmark; without it, there are no slides. */
  homeSlides?: string
  /** The numbers of up to eight talents whose covers the home page shows first, as in the addresses of their profiles. */
  homeFaces?: readonly number[]
  /** When the home page loads a third party's feed: on the visitor's click (default), or when the feed comes near the screen. */
  socialFeed?: 'on-click' | 'when-near'
}
