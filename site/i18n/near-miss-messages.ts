import { hookOf } from './use-messages.ts'

/** The texts of the near misses of a search. Portuguese is the source; its type binds the other languages. */
const pt = {
  title: 'Quase',
  hint: 'Só um pedido não bate: a diferença está abaixo do nome.',
  /** A language that was asked for and is not on the profile. */
  notListed: (language: string) => `${language} não consta`,
}

type NearMissMessages = typeof pt

const en: NearMissMessages = {
  title: 'Near misses',
  hint: 'Only one request does not match: the difference is below the name.',
  notListed: (language) => `${language} is not listed`,
}

const es: NearMissMessages = {
  title: 'Casi',
  hint: 'Solo un pedido no coincide: la diferencia está debajo del nombre.',
  notListed: (language) => `${language} no figura`,
}

export const useNearMissMessages = hookOf<NearMissMessages>({ pt, en, es })
