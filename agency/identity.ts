import type { Consent } from './application.ts'
import type { Boards } from './board.ts'
import type { InItsLanguages, Locale } from './locale.ts'

/** A part of a page that the agency writes itself; paragraphs as `parseRichText` reads them. */
export type TextSection = { heading: string; paragraphs: readonly string[] }

/** What the about page says in one language: the first paragraph stands out; `pictureAlt` says what the picture shows. */
export type AboutText = { paragraphs: readonly string[]; pictureAlt: string }

/** The panel's own names for the parts of a {@link Consent}. */
export type ConsentFields = { readonly [Part in keyof Consent]?: string }

/** Who this agency is: what `agency.config.ts` says. */
export type AgencyIdentity = {
  /**
   * Marks the demo's own file: the folder to show while no agency was ever imported, named from where the identity file lies,
   * and the brand that it belongs to. Left out, the site starts empty.
   */
  demo?: { folder: string; brand: string }
  brand: string
  /** Street, city and whatever else stands on an envelope, line by line. */
  address: readonly string[]
  emails: { general: string; scouting: string }
  phones: readonly string[]
  boards: Boards
  /**
   * The languages of the site, in the menu's order; Portuguese is always one. An address in another is a 404, and texts in it need
   * not be written.
   */
  menuLanguages: readonly Locale[]
  /** How many posts the home page shows. */
  homePostLimit: number
  /** What the panel calls the type of the newsletter's posts; left out: `newsletter`. */
  postType?: string
  /** How long the embedded provider keeps applications and messages, and the site the proof of consent, in days. */
  retentionDays: number
  /** What the panel calls what was agreed to; it is sent only what is named here. The embedded provider needs none of it. */
  consentFields?: ConsentFields
  /** What the panel calls the design of PDFs, and what stands behind a talent's name in names of files. */
  documents: { template: string; fileNameSuffix: string }
  /** From which age on somebody may apply to be represented, in years. */
  minimumAge: number
  /** The privacy page's sections: what is done with whose data, why, how long, whom to ask; for adults and teenagers. */
  privacy: InItsLanguages<readonly TextSection[]>
  /** The about page: its picture, a file named from where the identity file lies, and its texts. */
  about: { picture: string } & InItsLanguages<AboutText>
  /** What the contact page says beside addresses and telephones: paragraphs. */
  contact: InItsLanguages<readonly string[]>
  /** The type of the slides that fill the home page's first screen behind the wordmark; left out, there are none. */
  homeSlides?: string
  /** When the home page's social feed is loaded: at the visitor's word, as where this is left out, or once it is near the screen. */
  socialFeed?: 'on-click' | 'when-near'
}
