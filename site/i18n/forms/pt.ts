/** The texts shared by all forms that are sent to the agency. */
export const pt = {
  phone: 'Telefone',
  phoneHint: 'De fora do Brasil, comece com + e o código do país',
  email: 'E-mail',
  optional: '(opcional)',
  trap: 'Deixe este campo vazio',
  /** The link to the page that checks a scout. */
  checkScout: 'Um scout falou com você? Confira se é nosso.',
  send: 'Enviar',
  sending: 'Enviando',
  sent: 'Enviado',
  sendingSmaller:
    'Um servidor no caminho recusou as fotos por serem grandes demais. Diminuímos as fotos e enviamos de novo.',
  percent: (part: number) => `${part}%`,
  errorTitle: (title: string) => `Erro: ${title}`,
  summary: (count: number) =>
    count === 1 ? 'Falta corrigir um campo' : `Falta corrigir ${count} campos`,
  checkTitle: (title: string) => `Confira: ${title}`,
  /** If nothing is wrong: each line is a question, or a photo to choose again. */
  toCheck: (count: number) =>
    count === 1 ? 'Confira um campo, por favor' : `Confira ${count} campos, por favor`,
  problems: {
    missing: 'Preencha este campo',
    'too-long': 'Use no máximo 120 caracteres',
    email: 'Escreva o e-mail completo, como nome@dominio.com',
    phone:
      'Escreva o telefone com DDD, como (11) 91234-5678; de fora do Brasil, com + e o código do país',
    day: 'Escreva uma data que existe, com o ano inteiro, como 31/12/2005',
    future: 'Escreva uma data que já passou',
    'too-young': 'A idade é menor que a mínima',
    instagram: 'Escreva só o nome do perfil, como @nome',
    choice: 'Escolha uma opção',
    guardian: 'Confirme que você é mãe, pai ou responsável',
    terms: 'Aceite a política de privacidade para enviar',
    'ask-full-name': 'Falta o sobrenome? Se o nome está completo, envie de novo',
    'ask-email': 'O fim do e-mail parece errado. Se está certo, envie de novo',
    'ask-photo-same': 'A mesma foto está em outro quadro: escolha outra, ou envie assim mesmo',
    'ask-photo-small': 'A foto é pequena: escolha uma maior, ou envie assim mesmo',
    'photo-missing': 'Escolha esta foto',
    'photo-again': 'Escolha esta foto de novo: o navegador não guarda arquivos',
    'photo-empty': 'O arquivo está vazio: escolha outro',
    'photo-too-large': 'A foto deve ter menos de 10 MB',
    'photo-too-heavy': 'A foto deve ter menos de 60 MB',
    'photo-type': 'A foto deve ser JPG, PNG ou GIF',
    'photo-heic':
      'Este navegador não lê fotos HEIC: envie um JPG. No iPhone: Ajustes, Câmera, Formatos, Mais Compatível; ou faça uma captura de tela da foto',
    'photo-pixels': 'A foto é grande demais: use uma de até 40 megapixels',
    'photo-side': 'A foto é comprida demais: nenhum lado pode passar de 12.000 pixels',
    'photo-frames': 'A imagem animada tem quadros demais: escolha uma foto parada',
    'photo-memory':
      'A foto, do jeito que foi salva, pede memória demais: salve-a como JPG comum, não progressivo',
    'photo-unreadable': 'Não foi possível ler a foto: tente outra',
    'message-too-long': 'Use no máximo 4.000 caracteres',
    refused: 'A agência não aceitou este dado: confira',
  },
  /** A line of the error summary above the form. */
  problemAt: ({ field, problem }: { field: string; problem: string }) => `${field}: ${problem}`,
  failures: {
    connection: 'O envio não chegou até nós.',
    slow: 'O envio parou no caminho.',
    busy: 'Muita gente está enviando agora.',
    'too-many': 'Recebemos muitos envios desta conexão.',
    'too-large': 'O envio é grande demais.',
    'refused-before':
      'Um servidor no caminho até nós recusou o envio por ser grande demais. A falha é nossa.',
    malformed: 'O envio chegou incompleto.',
    outdated: 'O formulário ficou aberto tempo demais.',
    'used-up': 'Este formulário já foi enviado várias vezes.',
    'too-fast': 'O envio veio rápido demais para nós.',
    unkept: 'Neste momento não conseguimos receber envios; a falha é nossa.',
  },
  /** How much of the form is preserved, and what to do; an address follows. */
  failureHints: {
    all: 'Tudo o que você preencheu continua aqui. Envie de novo ou escreva para',
    texts:
      'Tudo o que você escreveu continua aqui; só as fotos precisam ser escolhidas de novo. Ou escreva para',
    write: 'Tudo o que você preencheu continua aqui. Escreva para',
    nothing: 'Volte com o botão do navegador: o que você escreveu continua lá. Ou escreva para',
  },
  wait: (minutes: number) =>
    minutes <= 1 ? 'Tente de novo em um minuto.' : `Tente de novo em ${minutes} minutos.`,
  reference: 'Referência',
  receivedAt: 'Recebido em',
  earlier: (time: string) => `Seu envio anterior chegou em ${time}.`,
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'O navegador não deixou copiar: selecione a referência.',
  mailToSelf: 'Enviar para o meu e-mail',
  print: 'Imprimir',
  share: 'Compartilhar',
  receiptStays: 'Este recibo fica aqui até você fechar esta aba.',
  clear: 'Limpar formulário',
  cleared: 'Formulário limpo.',
  undo: 'Desfazer',
}

/** The texts that each language must have. */
export type FormMessages = typeof pt
