import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { Id, Language, OptionalText, RequiredText } from '../values.ts'
import { Post } from './posts.ts'

/** The posts of the home page. As with every entity, the path has no variables: any other name is a 404. */
export const newsletter = {
  method: 'GET',
  path: '/api/entities/newsletter',
  answer: v.array(Post),
} as const satisfies Endpoint

/** The slides of the opening splash: media paths of pictures or clips. */
export const prehome = {
  method: 'GET',
  path: '/api/entities/prehome',
  answer: v.array(v.object({ id: Id, image_mobile: RequiredText, image_desktop: RequiredText })),
} as const satisfies Endpoint

/** The agency's staff, each entry in its own language. */
export const staff = {
  method: 'GET',
  path: '/api/entities/staff',
  answer: v.array(
    v.object({
      id: Id,
      name: RequiredText,
      role: OptionalText,
      email: OptionalText,
      phone: OptionalText,
      language: Language,
    }),
  ),
} as const satisfies Endpoint

/** The slides of a type, in order; `image_*` are media paths of pictures or clips. */
export const slides = {
  method: 'GET',
  path: '/api/slides/:type',
  answer: v.array(
    v.object({
      id: Id,
      type: RequiredText,
      image_mobile: RequiredText,
      image_desktop: RequiredText,
      title: OptionalText,
      url: OptionalText,
    }),
  ),
} as const satisfies Endpoint

/** The agency's social addresses by network name. A network may come without an address. */
export const socialMedias = {
  method: 'GET',
  path: '/api/social-medias',
  answer: v.record(RequiredText, v.nullable(v.object({ url: OptionalText }))),
} as const satisfies Endpoint
