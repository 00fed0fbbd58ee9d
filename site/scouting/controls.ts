import type { FieldFacts } from '../forms/field.tsx'
import type { ASKED } from './questions.ts'

/**
 * The names of the form's controls. They are the field names of the agency's panel, so that autofill software finds them
 * (docs/product.md: Application form). The wire contract has the same names, but browsers do not load it.
 */
export const controls = {
  realName: 'realname',
  stageName: 'name',
  gender: 'gender',
  email: 'email',
  birthdate: 'birthdate',
  phone: 'phone',
  instagram: 'instagr',
  hasNoInstagram: 'no_instagram',
  height: 'height',
  shoes: 'shoes',
  eyes: 'eyes',
  hair: 'hair',
  country: 'country',
  state: 'id_state',
  city: 'basedin',
  guardian: 'guardian',
  guardianName: 'guardian_name',
  terms: 'terms',
} as const

/** The controls whose typed or chosen values may be shown again. */
export const typedControls = Object.values(controls)

/** The photo slots, in the order of {@link poses}. */
export const photoControls = ['image_1', 'image_2', 'image_3', 'image_4'] as const

/** The pose that each photo shows. */
export const poses = ['face', 'profile', 'half', 'full'] as const

/** What each control needs to know about the form. */
export type Facts = (name: Control) => FieldFacts

export type Pose = (typeof poses)[number]
export type PhotoControl = (typeof photoControls)[number]
export type Control = (typeof controls)[keyof typeof controls] | PhotoControl | typeof ASKED
