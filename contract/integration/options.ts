import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { Language, Option, QueryFlag } from '../values.ts'
import { Category } from './talent.ts'

const options = v.nullish(v.array(Option), [])

/** A city and its state. */
export const City = v.object({
  ...Option.entries,
  state: v.object({ value: v.string(), label: v.string() }),
})
export type City = v.InferOutput<typeof City>

/** A switch that every call must set; otherwise 422. */
const AlwaysOn = v.pipe(
  v.union([v.literal(true), v.literal('1')]),
  v.transform(() => true as const),
)

/** The options of the get-scouted form: always the countries; the cities only of a country that the call names. */
export const formOptions = {
  method: 'GET',
  path: '/api/options',
  query: v.object({
    language: Language,
    countries: AlwaysOn,
    hair: QueryFlag,
    eyes: QueryFlag,
    hair_kind: QueryFlag,
    hair_size: QueryFlag,
    cities: v.optional(v.object({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) })),
  }),
  answer: v.object({
    gender: options,
    height: options,
    shoes: options,
    eyes: options,
    hair: options,
    countries: options,
    cities: v.optional(v.array(City)),
    hair_kind: v.optional(v.array(Option)),
    hair_size: v.optional(v.array(Option)),
  }),
} as const satisfies Endpoint

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
