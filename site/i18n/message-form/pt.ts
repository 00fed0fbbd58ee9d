/** The texts of forms for messages to the agency. */
export const pt = {
  name: 'Nome',
  message: 'Mensagem',
  received: 'Recebemos sua mensagem',
  next: 'A resposta chega pelo e-mail que você deixou.',
  delete: ({ days }: { days: number }) =>
    `Guardamos por até ${days} ${days === 1 ? 'dia' : 'dias'}. Para apagar antes, escreva com a referência para`,
  /** The brief form beneath the favorites. */
  brief: {
    lead: 'Conte do que se trata: respondemos com disponibilidade e valores.',
    project: 'Projeto',
    dates: 'Datas',
    chosen: (total: number) =>
      total === 1 ? '1 talento vai junto.' : `${total} talentos vão juntos.`,
  },
  contact: {
    description: (brand: string) =>
      `Endereço, e-mails e telefone da ${brand}, e um formulário para escrever.`,
    general: 'Contato',
    scouting: 'Scouting',
    phone: 'Telefone',
    address: 'Endereço',
    map: 'Ver no mapa',
    social: 'Redes',
    write: 'Escreva para nós',
    lead: 'Uma mensagem curta: quem é você, o que procura e para quando.',
    privacyBefore: 'Usamos o que você escreve só para responder:',
    privacyLink: 'privacidade',
    company: 'Empresa',
    another: 'Escrever outra mensagem',
  },
}

/** The texts that each language must have. */
export type MessageFormMessages = typeof pt
