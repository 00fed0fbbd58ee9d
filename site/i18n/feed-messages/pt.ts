/** The texts of the home page's social feed. Portuguese is the source: its type binds the other languages. */
export const pt = {
  /** Heads the block and names its frame. */
  title: 'Nosso Instagram',
  /** Before a feed of our own is loaded. */
  own: 'As fotos mais recentes, quando você quiser.',
  /** Before a third party's is. */
  foreign: (host: string) =>
    `As fotos vêm de ${host}. Só ao mostrá-las seu navegador fala com esse site.`,
  show: 'Mostrar fotos',
  coming: 'Carregando',
  failed: 'As fotos não vieram.',
  retry: 'Tentar de novo',
  open: 'Abrir no Instagram',
}

export type FeedMessages = typeof pt
