import type { Locale } from '#agency/locale.ts'

import { useLocale } from './use-messages.ts'

/** The texts of sizes in other countries; they load with the profile. */
const pt = { title: 'Tamanhos em outros países (aproximados)', clothes: 'Roupa' }

type SizeMessages = typeof pt

const en: SizeMessages = { title: 'Sizes in other countries (approximate)', clothes: 'Clothes' }
const es: SizeMessages = { title: 'Tallas en otros países (aproximadas)', clothes: 'Ropa' }

const sizeMessages: Readonly<Record<Locale, SizeMessages>> = { pt, en, es }

/** The texts in the language of the current address. */
export function useSizeMessages(): SizeMessages {
  return sizeMessages[useLocale()]
}
