import { hookOf } from './use-messages.ts'

/** The texts of the home page's social feed. Portuguese is the source; its type binds the other languages. */
const pt = {
  /** The heading of the block, and the name of its frame. */
  title: 'Nosso Instagram',
  /** Shown before a third party's feed loads. */
  foreign: (host: string) =>
    `As fotos vêm de ${host}. Seu navegador só fala com esse site quando você as mostra.`,
  show: 'Mostrar fotos',
  coming: 'Carregando',
  failed: 'As fotos não carregaram.',
  retry: 'Tentar de novo',
  open: 'Abrir no Instagram',
}

type FeedMessages = typeof pt

const en: FeedMessages = {
  title: 'Our Instagram',
  foreign: (host) =>
    `The pictures come from ${host}. Your browser contacts that site only when you show them.`,
  show: 'Show pictures',
  coming: 'Loading',
  failed: 'The pictures did not load.',
  retry: 'Try again',
  open: 'Open on Instagram',
}

const es: FeedMessages = {
  title: 'Nuestro Instagram',
  foreign: (host) =>
    `Las fotos vienen de ${host}. Tu navegador se conecta con ese sitio solo cuando las muestras.`,
  show: 'Mostrar fotos',
  coming: 'Cargando',
  failed: 'Las fotos no se cargaron.',
  retry: 'Intentar de nuevo',
  open: 'Abrir en Instagram',
}

export const useFeedMessages = hookOf<FeedMessages>({ pt, en, es })
