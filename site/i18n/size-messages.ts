import { hookOf } from './use-messages.ts'

/** The texts of sizes in other countries; they load with the profile. */
const pt = { title: 'Tamanhos em outros países (aproximados)', clothes: 'Roupa' }

type SizeMessages = typeof pt

const en: SizeMessages = { title: 'Sizes in other countries (approximate)', clothes: 'Clothes' }
const es: SizeMessages = { title: 'Tallas en otros países (aproximadas)', clothes: 'Ropa' }

export const useSizeMessages = hookOf<SizeMessages>({ pt, en, es })
