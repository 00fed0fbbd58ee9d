import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { Option } from '../values.ts'
import { Category } from './talent.ts'

const options = v.nullish(v.array(Option), [])

/** The attributes that filter the roster. */
export const attributes = {
  method: 'GET',
  path: '/api/talents/attributes',
  answer: v.object({
    gender: options,
    height: options,
    bust: options,
    chest: options,
    waist: options,
    hips: options,
    jeans: options,
    suit: options,
    shoes: options,
    hair: options,
    eyes: options,
    categories: v.nullish(v.array(Category), []),
  }),
} as const satisfies Endpoint
