/** The texts of the favorites' page. Portuguese is the source: its type binds the other languages. */
export const pt = {
  needsScript:
    'Seus favoritos ficam neste navegador, e mostrá-los precisa de JavaScript. Links que você recebe funcionam sem ele.',
  notWhole: 'Uma parte do que estava guardado não pôde ser lida e ficou de fora.',
  empty: 'Você ainda não tem favoritos.',
  emptyHint: 'O coração ao lado de um nome guarda o talento aqui, só neste navegador.',
  toModels: 'Ver modelos',
  shareTitle: (brand: string) => `Uma seleção de modelos da ${brand}`,
  toAgency: 'Enviar à agência',
  toAgencyByMail: 'Para pedir esta seleção, mande o endereço desta página para',
  print: 'Imprimir',
  clear: 'Limpar',
  undo: 'Desfazer',
  remove: 'Remover',
  removeNamed: (name: string) => `Remover ${name}`,
  moveBefore: (name: string) => `Mover ${name} uma posição para trás`,
  moveAfter: (name: string) => `Mover ${name} uma posição para a frente`,
  /** A talent whose name was never known. */
  unnamed: (id: number) => `Talento nº ${id}`,
  left: 'Não está mais na agência',
  sharedTitle: 'Seleção',
  shared: 'Quem enviou o link escolheu estes talentos. Seus favoritos continuam como estão.',
  sharedEmpty: 'Este link não traz nenhum talento da agência.',
  addAll: 'Guardar todos nos meus favoritos',
  allAdded: 'Todos estão nos seus favoritos.',
  toOwn: 'Meus favoritos',
  /** Of those that a link names. */
  gone: (total: number) =>
    total === 1
      ? 'Um talento do link não está mais na agência.'
      : `${total} talentos do link não estão mais na agência.`,
  cut: (most: number) =>
    `O link traz mais talentos do que uma lista comporta: estes são os ${most} primeiros.`,
}

/** What each language must say. */
export type SelectionMessages = typeof pt
