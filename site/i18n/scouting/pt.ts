/** What only the form and its receipt say: a script of its own, as long as all other texts of a page together. */
export const pt = {
  lead: (brand: string) =>
    `Não é preciso experiência nem portfólio profissional. Quatro fotos simples, luz natural, sem maquiagem. A ${brand} nunca cobra por testes, cursos ou material.`,
  minors: (age: number) =>
    `Tem menos de 18 anos? Peça à sua mãe, ao seu pai ou responsável que preencha: e-mail e telefone são os dessa pessoa. A partir de ${age} anos.`,
  gender: 'Gênero',
  genders: { woman: 'Mulher', man: 'Homem' },
  realName: 'Nome completo',
  stageName: 'Apelido',
  stageNameHint: 'Como você quer que chamem você',
  phone: 'Telefone',
  phoneHint: 'De outro país, comece com + e o código',
  email: 'E-mail',
  instagram: 'Instagram',
  instagramHint: 'Nome, @nome ou endereço do perfil',
  noInstagram: 'Não tenho Instagram',
  birthdate: 'Data de nascimento',
  birthdateHint: 'Dia, mês e ano: 31/12/2005',
  openCalendar: 'Abrir calendário',
  calendar: 'Data de nascimento no calendário',
  height: 'Altura',
  shoes: 'Sapato',
  eyes: 'Olhos',
  hair: 'Cabelo',
  country: 'País',
  state: 'Estado',
  city: 'Cidade',
  optional: '(opcional)',
  choose: 'Escolha',
  citiesComing: 'Buscando cidades…',
  citiesFailed: 'As cidades não vieram agora. O campo pode ficar vazio.',
  photos: 'Quatro fotos',
  photosHint:
    'JPG, PNG ou GIF, até 10 MB cada. Giramos e reduzimos as fotos aqui no seu aparelho, sem dados de lugar e câmera.',
  photosHintPlain: 'JPG, PNG ou GIF, até 10 MB cada. Apagamos delas os dados de lugar e câmera.',
  poses: { face: 'Rosto', profile: 'Perfil', half: 'Meio corpo', full: 'Corpo inteiro' },
  poseHints: {
    face: 'De frente, cabelo preso',
    profile: 'De lado, cabelo preso',
    half: 'Da cintura para cima',
    full: 'Da cabeça aos pés',
  },
  choosePhoto: 'Escolher foto',
  changePhoto: 'Trocar',
  removePhoto: (pose: string) => `Remover foto: ${pose}`,
  remove: 'Remover',
  preparing: 'Preparando…',
  photoAlt: ({ pose, name }: { pose: string; name: string }) => `${pose}: ${name}`,
  photoReady: (pose: string) => `${pose}: foto pronta.`,
  photoRemoved: (pose: string) => `${pose}: foto removida.`,
  /** What these ticks are called in the list of what is wrong. */
  guardianName: 'Responsável',
  termsName: 'Política de privacidade',
  guardian: 'Sou mãe, pai ou responsável por quem se candidata e concordo com a candidatura.',
  guardianPlain:
    'Só para menores de 18 anos: sou mãe, pai ou responsável e concordo com a candidatura.',
  guardianNote:
    'Com menos de 18 anos, a candidatura é feita pela mãe, pelo pai ou por um responsável: o e-mail e o telefone são os dessa pessoa.',
  tooYoung: (age: number) =>
    `Recebemos candidaturas a partir de ${age} anos. Antes disso, a mãe, o pai ou um responsável pode nos escrever, sem enviar fotos:`,
  termsBefore: 'Li e aceito a',
  termsLink: 'política de privacidade',
  trap: 'Deixe este campo vazio',
  send: 'Enviar',
  sending: 'Enviando',
  sent: 'Enviado',
  percent: (part: number) => `${part} %`,
  errorTitle: (title: string) => `Erro: ${title}`,
  summary: (count: number) =>
    count === 1 ? 'Falta corrigir um campo' : `Falta corrigir ${count} campos`,
  problems: {
    missing: 'Preencha este campo',
    'too-long': 'Use no máximo 120 caracteres',
    email: 'Escreva o e-mail completo, como nome@dominio.com',
    phone: 'Escreva o telefone com DDD, como (11) 91234-5678; de outro país, com + e o código',
    day: 'Escreva uma data que existe, com o ano inteiro, como 31/12/2005',
    future: 'Escreva uma data que já passou',
    'too-young': 'A idade é menor do que a que podemos receber',
    instagram: 'Escreva só o nome do perfil, como @nome',
    choice: 'Escolha uma opção',
    guardian: 'Confirme que você é mãe, pai ou responsável',
    terms: 'Aceite a política de privacidade para enviar',
    'photo-missing': 'Escolha esta foto',
    'photo-again': 'Escolha esta foto de novo: o navegador não guarda arquivos',
    'photo-empty': 'O arquivo está vazio: escolha outro',
    'photo-too-large': 'A foto deve ter menos de 10 MB',
    'photo-type': 'A foto deve ser JPG, PNG ou GIF',
    'photo-heic':
      'Este navegador não lê fotos HEIC: envie um JPG. No iPhone: Ajustes, Câmera, Formatos, Mais Compatível; ou faça uma captura de tela da foto',
    'photo-pixels': 'A foto é grande demais: use uma de até 40 megapixels',
    'photo-unreadable': 'Não foi possível ler a foto: tente outra',
    'message-too-long': 'Use no máximo 4.000 caracteres',
    refused: 'A agência não aceitou este dado: confira',
  },
  /** Before a problem, in the list above the form. */
  problemAt: ({ field, problem }: { field: string; problem: string }) => `${field}: ${problem}`,
  failures: {
    connection: 'O envio não chegou até nós.',
    slow: 'O envio parou no caminho.',
    busy: 'Muita gente está enviando agora.',
    'too-many': 'Recebemos muitos envios desta conexão.',
    'too-large': 'As fotos juntas são grandes demais.',
    malformed: 'O envio chegou incompleto.',
    outdated: 'O formulário ficou aberto tempo demais.',
    'too-fast': 'O envio veio rápido demais para nós.',
    unkept: 'Não conseguimos guardar o seu envio agora.',
  },
  /** How much of the form is still there, and what to do; an address follows. */
  failureHints: {
    all: 'Tudo o que você preencheu continua aqui. Envie de novo ou escreva para',
    texts:
      'Tudo o que você escreveu continua aqui; só as fotos precisam ser escolhidas de novo. Ou escreva para',
    nothing: 'Volte com o botão do navegador: o que você escreveu continua lá. Ou escreva para',
  },
  wait: (minutes: number) =>
    minutes <= 1 ? 'Tente de novo em um minuto.' : `Tente de novo em ${minutes} minutos.`,
  receiptTitle: 'Recebemos sua candidatura',
  receiptSent: ({ name, photos }: { name: string; photos: number }) =>
    `Enviado: os dados de ${name} e ${photos} fotos.`,
  receiptNext:
    'Olhamos cada candidatura. Se houver interesse, escrevemos ou ligamos. Nunca pedimos pagamento.',
  receiptDelete: ({ days }: { days: number }) =>
    `Guardamos por até ${days} dias. Para apagar antes, escreva com a referência para`,
  reference: 'Referência',
  another: 'Enviar outra candidatura',
  clear: 'Limpar formulário',
  /** The brief to the agency on the favorites' page. */
  brief: {
    lead: 'Conte do que se trata: a agência responde com disponibilidade e valores.',
    name: 'Nome',
    project: 'Projeto',
    dates: 'Datas',
    message: 'Mensagem',
    chosen: (total: number) =>
      total === 1 ? '1 talento vai junto.' : `${total} talentos vão juntos.`,
    received: 'Recebemos sua mensagem',
    next: 'A resposta chega pelo e-mail que você deixou.',
    kept: 'Tudo o que você escreveu continua aqui. Envie de novo ou escreva para',
  },
  leave:
    'Sua candidatura ainda não foi enviada, e as fotos se perdem se você sair. Sair mesmo assim?',
}

/** What each language must say. */
export type ScoutingMessages = typeof pt
