import { createContext, type RouterContextProvider } from 'react-router'

import type { AgencyIdentity } from '#agency/identity.ts'
import type { Locale } from '#agency/locale.ts'
import type { VimeoShape } from '#media/films/vimeo-shapes.ts'
import type { Upstream } from '#upstream/upstream.ts'

import type { Intake } from './intake.ts'
import type { PictureFacts } from '../ui/picture.tsx'

/** What loaders and actions get beside the request; its parts are below. */
export type PageContext = Readonly<RouterContextProvider>

/** The two services of the agency. */
export const upstreamContext = createContext<Upstream>()

/** Receives the forms that visitors send. */
export const intakeContext = createContext<Intake>()

/** Seconds that the visitor has to wait before the next document; null: none. It counts orders, so call it once per order. */
export const documentPauseContext = createContext<() => Promise<number | null>>(async () => null)

/** The content of the identity file. */
export const identityContext = createContext<AgencyIdentity>()

/** The public origin of the site for canonical links, without a trailing slash. */
export const originContext = createContext<string>()

/** Names the request in the log and, if it fails, on screen. */
export const referenceContext = createContext<string>()

/** Turns media paths into facts and addresses. Every call also registers its path; the server serves registered paths only. */
export type Media = {
  picture: (path: string) => PictureFacts
  /** Like `picture`, but waits a moment for the measurement of a picture that was never measured. Never rejects. */
  measuredPicture: (path: string) => Promise<PictureFacts>
  /** The about page's picture: a file of the agency, named in the identity file. */
  aboutPicture: () => PictureFacts
  /** The address of a clip; null if the path is not a clip. */
  film: (path: string) => string | null
  /** The address of a clip's captions or chapters; null if the path is not one of theirs. */
  track: (path: string) => string | null
  /** The shape of a video at Vimeo; null if it is not known now. */
  vimeoShape: VimeoShape
}

export const mediaContext = createContext<Media>()

/**
 * A page for an iframe with the agency's posts from elsewhere: its address, whether the embedded provider serves it, and how
 * many pictures it has; null if only a third party knows.
 */
export type SocialFeed = { address: string; isOwn: boolean; pictures: number | null }
/** Null if there is none. */
export const socialFeedContext = createContext<SocialFeed | null>(null)

/** Logs an unexpected error. */
export const reportContext = createContext<(error: unknown) => void>()

/** Marks the site's own inline scripts in this one page. */
export const nonceContext = createContext<string>()

/** A page's HTML, ready to send, and its security policy. */
export type FinishedHtml = { html: string; policy: string }

/** Finishes HTML rendered with that nonce. `stylesHash` (SHA-256, base64) is the hash of the style element's final text. */
export const finishContext = createContext<(rendered: string, stylesHash: string) => FinishedHtml>()

/** The address of the script with each language's texts. */
export type CatalogueAddresses = Readonly<Record<Locale, string>>
/** Null in development, where the addresses are not known in advance. */
export const cataloguesContext = createContext<CatalogueAddresses | null>(null)
