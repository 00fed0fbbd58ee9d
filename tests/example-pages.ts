import type { BoardPage, Page } from '#site/paths.ts'

/** Pages that look like no other: a board's own page is another address of `board`, and the others redirect. */
type ShownPage = Exclude<Page, BoardPage | 'modelsOf' | 'talentById'>

/**
 * An address of each page of the demo agency, in Portuguese. Tests about all pages visit these, so a new page does not compile
 * until it is here.
 */
export const examplePages = {
  models: '/modelos',
  home: '/', // after another, so that no splash opens
  board: '/modelos/mulheres/image',
  talent: '/modelos/mulheres/image/4/aurelia-montes',
  newsletter: '/newsletter',
  post: '/newsletter/la-de-perto',
  favorites: '/favoritos',
  scouting: '/seja-um-modelo',
  about: '/sobre',
  contact: '/contato',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
  scoutCheck: '/verificar-scout',
  compare: '/comparar?ids=1,2,3,4',
  myApplication: '/minha-candidatura',
} as const satisfies Record<ShownPage, string>

export type ExampleAddress = (typeof examplePages)[keyof typeof examplePages]
