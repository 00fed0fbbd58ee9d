import { hookOf } from './use-messages.ts'

/** The texts of the filter drawer. Portuguese is the source; its type binds the other languages. */
const pt = {
  /** The button that closes the drawer. */
  show: (total: number) =>
    total === 0 ? 'Nenhum modelo encontrado' : `Ver ${total} ${total === 1 ? 'modelo' : 'modelos'}`,
  from: 'De',
  to: 'Até',
  any: 'Qualquer',
}

type FilterMessages = typeof pt

const en: FilterMessages = {
  show: (total) =>
    total === 0 ? 'No models found' : `Show ${total} ${total === 1 ? 'model' : 'models'}`,
  from: 'From',
  to: 'To',
  any: 'Any',
}

const es: FilterMessages = {
  show: (total) =>
    total === 0
      ? 'No se encontraron modelos'
      : `Ver ${total} ${total === 1 ? 'modelo' : 'modelos'}`,
  from: 'Desde',
  to: 'Hasta',
  any: 'Cualquiera',
}

export const useFilterMessages = hookOf<FilterMessages>({ pt, en, es })
