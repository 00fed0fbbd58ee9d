/**
 * The texts of the application form and its receipt. They are a script of their own, as long as all other texts of a page
 * together.
 */
export const pt = {
  description: (brand: string) =>
    `Candidate-se à ${brand} com quatro fotos simples. Sem experiência, sem portfólio e sem custo.`,
  lead: (brand: string) =>
    `Não é preciso ter experiência nem portfólio profissional. Quatro fotos simples, luz natural, sem maquiagem. A ${brand} nunca cobra por testes, cursos ou material.`,
  minors: (age: number) =>
    `Tem menos de 18 anos? Peça que sua mãe, seu pai ou responsável preencha: nome e data de nascimento são os seus; e-mail e telefone, os dessa pessoa. A idade mínima é ${age} anos.`,
  gender: 'Gênero',
  genders: { woman: 'Mulher', man: 'Homem' },
  realName: 'Nome completo',
  stageName: 'Apelido',
  stageNameHint: 'O nome que você prefere usar',
  instagram: 'Instagram',
  instagramHint: 'Nome, @nome ou endereço do perfil',
  noInstagram: 'Não tenho Instagram',
  birthdate: 'Data de nascimento',
  birthdateHint: 'Dia, mês e ano: 31/12/2005',
  openCalendar: 'Abrir calendário',
  height: 'Altura',
  shoes: 'Número do sapato',
  eyes: 'Cor dos olhos',
  hair: 'Cor do cabelo',
  country: 'País',
  state: 'Estado',
  city: 'Cidade',
  otherSizes: 'Outras medidas',
  citiesComing: 'Carregando cidades…',
  citiesFailed: 'Não foi possível carregar as cidades. O campo pode ficar vazio.',
  photos: 'Quatro fotos',
  photosHint:
    'JPG, PNG ou GIF, até 60 MB cada. Giramos e reduzimos as fotos no seu aparelho e apagamos os dados de localização e da câmera.',
  photosHintPlain: 'JPG, PNG ou GIF, até 10 MB cada. Apagamos os dados de localização e da câmera.',
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
  preparing: 'Preparando…',
  photoAlt: ({ pose, name }: { pose: string; name: string }) => `${pose}: ${name}`,
  photoReady: (pose: string) => `${pose}: foto pronta.`,
  photoRemoved: (pose: string) => `${pose}: foto removida.`,
  /** The names of these checkboxes in the error summary. */
  guardianTickName: 'Responsável',
  termsName: 'Política de privacidade',
  guardian: 'Sou mãe, pai ou responsável por quem se candidata e concordo com a candidatura.',
  guardianPlain:
    'Só para menores de 18 anos: sou mãe, pai ou responsável e concordo com a candidatura.',
  guardianNote:
    'Antes dos 18 anos, a candidatura é feita pela mãe, pelo pai ou por um responsável: nome e data de nascimento são de quem se candidata; e-mail e telefone, de quem é responsável.',
  /** Labels that name the person whom each field means, if a guardian fills in the form. */
  under18: {
    realName: 'Nome completo de quem se candidata',
    phone: 'Telefone do responsável',
    email: 'E-mail do responsável',
    birthdate: 'Data de nascimento de quem se candidata',
  },
  guardianFullName: 'Nome da mãe, do pai ou do responsável',
  guardianFullNameHint: 'Só para menores de 18 anos: nome e sobrenome de quem consente',
  tooYoung: (age: number) =>
    `Recebemos candidaturas a partir dos ${age} anos. Antes disso, a mãe, o pai ou um responsável pode nos escrever, sem enviar fotos:`,
  termsBefore: 'Li e aceito a',
  termsLink: 'política de privacidade',
  receiptTitle: 'Recebemos sua candidatura',
  receiptSent: ({ name, photos }: { name: string | null; photos: number }) =>
    name === null
      ? `Enviado: os dados do formulário e ${photos} fotos.`
      : `Enviado: os dados de ${name} e ${photos} fotos.`,
  receiptNext:
    'Olhamos cada candidatura. Se houver interesse, escrevemos ou ligamos. Nunca pedimos pagamento.',
  receiptCode: 'Código do recibo',
  receiptCodeUse:
    'Guarde os dois, por exemplo em papel: com a referência e o código você acompanha a candidatura, corrige seu contato ou apaga tudo, mesmo daqui a meses. Só mostre a quem pode fazer isso por você.',
  receiptOpen: 'Ver minha candidatura',
  already: 'Já se candidatou? Acompanhe, corrija ou apague sua candidatura.',
  receiptKept: ({ days }: { days: number }) =>
    `Guardamos por até ${days} ${days === 1 ? 'dia' : 'dias'}.`,
  receiptDelete: 'Para apagar antes, escreva com a referência para',
  another: 'Enviar outra candidatura',
  leave:
    'Sua candidatura ainda não foi enviada, e as fotos se perdem se você sair. Sair mesmo assim?',
}

/** The texts that each language must have. */
export type ScoutingMessages = typeof pt
