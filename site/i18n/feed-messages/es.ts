import type { FeedMessages } from './pt.ts'

export const es: FeedMessages = {
  title: 'Nuestro Instagram',
  own: 'Las fotos más recientes, cuando quieras.',
  foreign: (host) =>
    `Las fotos vienen de ${host}. Tu navegador habla con ese sitio solo cuando las muestras.`,
  show: 'Mostrar fotos',
  coming: 'Cargando',
  failed: 'Las fotos no llegaron.',
  retry: 'Intentar de nuevo',
  open: 'Abrir en Instagram',
}
