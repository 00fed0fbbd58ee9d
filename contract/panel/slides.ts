import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { Id, OptionalText, RequiredText } from '../values.ts'

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
