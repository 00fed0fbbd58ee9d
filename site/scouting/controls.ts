import type { FieldFacts } from '../forms/field.tsx'
import type { ASKED } from './questions.ts'

/**
 * What the form's controls are called: as the agency's panel calls its fields, so that whatever fills in forms by itself finds
 * them (docs/product.md: Application form). The only place outside of the wire where these names stand.
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

/** Those in which something is typed or chosen that may be shown again. */
export const typedControls = Object.values(controls)

/** The slots of photos, in the order of {@link poses}. */
export const photoControls = ['image_1', 'image_2', 'image_3', 'image_4'] as const

/** What each photo is to show. */
export const poses = ['face', 'profile', 'half', 'full'] as const

/** What each control must know of the form. */
export type Facts = Readonly<Record<Control, FieldFacts>>

export type Pose = (typeof poses)[number]
export type PhotoControl = (typeof photoControls)[number]
export type Control = (typeof controls)[keyof typeof controls] | PhotoControl | typeof ASKED
