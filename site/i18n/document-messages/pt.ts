/** The texts of documents. Portuguese is the source; its type binds the other languages. */
export const pt = {
  dialog: {
    mode: 'Formato',
    portfolio: 'Portfólio',
    composite: 'Composite',
    hints: {
      portfolio:
        'Abre com nome e medidas ao lado da primeira imagem; depois, uma foto por página, as verticais aos pares.',
      composite:
        'Um cartão: uma imagem na frente, as quatro primeiras escolhidas no verso, com as medidas nas duas unidades.',
    },
    cover: 'Foto de capa',
    coverHint: 'A foto de capa. Sem ela, a primeira foto escolhida é a frente.',
    unit: 'Medidas',
    inches: 'Polegadas',
    cm: 'Centímetros',
    bleed: 'Com sangria de 3 mm e marcas de corte, para a gráfica',
    photos: 'Fotos',
    count: ({ chosen, total }: { chosen: number; total: number }) =>
      `${chosen} de ${total} ${chosen === 1 ? 'escolhida' : 'escolhidas'}`,
    all: 'Todas',
    /** If there are more photos than a document takes. */
    first: (most: number) => `As primeiras ${most}`,
    none: 'Nenhuma',
    noneChosen: 'Escolha pelo menos uma foto.',
    tooMany: ({ most, over }: { most: number; over: number }) =>
      `Cabem até ${most} fotos: desmarque ${over}.`,
    order: 'Mudar a ordem',
    moveBefore: (words: string) => `Mover ${words} para a posição anterior`,
    moveAfter: (words: string) => `Mover ${words} para a posição seguinte`,
    moved: ({ words, position, total }: { words: string; position: number; total: number }) =>
      `${words}: posição ${position} de ${total}.`,
    front: 'Frente',
    back: 'Verso',
    zipHint: 'O ZIP traz JPEGs prontos para imprimir, com os créditos.',
    originals: 'Originais',
    originalsHint: 'O ZIP traz os arquivos originais das fotos escolhidas.',
    kinds: { pdf: 'Baixar PDF', zip: 'Baixar ZIP' },
    making: { pdf: 'Preparando o PDF', zip: 'Preparando o ZIP' },
    made: { pdf: 'PDF pronto', zip: 'ZIP pronto' },
    received: 'Recebido',
    noAnswer: 'Não houve resposta em 30 segundos. Sua escolha continua aqui: tente de novo.',
    noConnection:
      'Sem conexão com o site. Verifique sua internet e tente de novo: sua escolha continua aqui.',
    retry: 'Tentar de novo',
    retryWithout: (count: number): string =>
      count === 1 ? 'Tentar sem essa foto' : 'Tentar sem essas fotos',
  },
  /** The reasons for refusing a PDF or ZIP. */
  choice: {
    title: 'Escolha de 1 a 60 fotos',
    message:
      'Um documento precisa de pelo menos uma foto além da capa, e tem no máximo 60 com ela. Mude a escolha e tente de novo.',
  },
  gone: {
    title: 'O book mudou',
    message: 'Uma das fotos não está mais no perfil. Recarregue a página e escolha de novo.',
  },
  unprintable: {
    title: 'Uma foto não pode ser impressa',
    message: 'Uma das fotos escolhidas não pôde ser lida. Tente com menos fotos.',
  },
  often: {
    title: 'Um instante',
    message: 'Você pediu muitos documentos agora há pouco. Tente de novo em um minuto.',
  },
  busy: {
    title: 'Um instante',
    message: 'Muitos documentos estão sendo feitos agora. Tente de novo em alguns segundos.',
  },
  failed: {
    title: 'O documento não ficou pronto',
    message:
      'Não foi possível fazer o documento. Sua escolha continua no formulário: tente de novo.',
  },
  /** The frames that could not be read, instead of the message without names; `more` counts those without mention. */
  unreadable: ({ names, more }: { names: readonly string[]; more: number }) =>
    names.length === 1
      ? `Esta foto não pôde ser lida: ${names[0]}. Desmarque-a e tente de novo.`
      : `Estas fotos não puderam ser lidas: ${names.join('; ')}${more === 0 ? '' : ` e mais ${more}`}. Desmarque-as e tente de novo.`,
  /** The name of a frame without a caption. */
  place: ({ gallery, position }: { gallery: string; position: number }) =>
    `${gallery}, foto ${position}`,
  backTo: (name: string) => `Voltar para ${name}`,
}

/** The texts that each language must have. */
export type DocumentMessages = typeof pt
