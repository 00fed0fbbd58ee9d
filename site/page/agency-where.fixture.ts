import { RouterContextProvider } from 'react-router'

import type { AgencyIdentity } from '#agency/identity.ts'
import { someIdentity } from '#agency/some-identity.fixture.ts'
import type { DocumentReply, Reply, Upstream } from '#upstream/upstream.ts'

import {
  identityContext,
  mediaContext,
  originContext,
  referenceContext,
  reportContext,
  upstreamContext,
} from './request-context.ts'
import type { PictureFacts } from '../ui/picture.tsx'

const both = (...ids: number[]) => ({ woman: ids, man: ids })

const identity: AgencyIdentity = {
  ...someIdentity,
  boards: {
    image: { ...both(2041), descriptions: { pt: 'Rostos.', en: 'Faces.', es: 'Rostros.' } },
    mainboard: both(2042),
    direct: both(1948),
    nova_bossa: both(1949),
  },
  homePostLimit: 2,
  documents: { template: 'house', fileNameSuffix: '-vereda' },
}

/** The reply of a service that answers with a value. */
export async function answering<T>(value: T): Promise<Reply<T>> {
  return { status: 'answered', value, asOf: new Date(0) }
}

/** The reply of a service that is unreachable and has never been reached. */
export async function unreachable(): Promise<Reply<never>> {
  return { status: 'failed', reason: { kind: 'unreachable' } }
}

async function noDocument(): Promise<DocumentReply> {
  return { status: 'failed', reason: { kind: 'unreachable' } }
}

function unseenPicture(path: string): PictureFacts {
  return { path, width: null, height: null, colour: null, version: null }
}

/** A request context for tests. A test passes the services that it is about; all others are unreachable. */
export function agencyWhere(upstream: Partial<Upstream>): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(identityContext, identity)
  context.set(originContext, 'https://vereda.example')
  context.set(referenceContext, '0123456789ab')
  context.set(reportContext, () => {})
  context.set(upstreamContext, {
    roster: unreachable,
    talent: unreachable,
    isPanelEmbedded: false,
    colours: unreachable,
    formOptions: unreachable,
    cities: unreachable,
    newsletter: unreachable,
    posts: unreachable,
    post: unreachable,
    prehome: unreachable,
    slides: unreachable,
    socialLinks: unreachable,
    staff: unreachable,
    pdf: noDocument,
    listPdf: noDocument,
    zip: noDocument,
    ...upstream,
  })
  context.set(mediaContext, {
    picture: unseenPicture,
    measuredPicture: async (path) => unseenPicture(path),
    aboutPicture: () => unseenPicture('identity/about.webp'),
    film: (path) => `/films/${path}`,
    track: (path) => `/films/${path}`,
    vimeoShape: async () => null,
  })
  return context
}
