import type { FeedMessages } from './pt.ts'

export const en: FeedMessages = {
  title: 'Our Instagram',
  own: 'The latest pictures, whenever you like.',
  foreign: (host) =>
    `The pictures come from ${host}. Your browser talks to that site only once you show them.`,
  show: 'Show pictures',
  coming: 'Loading',
  failed: 'The pictures did not come.',
  retry: 'Try again',
  open: 'Open on Instagram',
}
