import { hookOf } from './use-messages.ts'

/** The texts of the page “Is this scout ours?”. Portuguese is the source; its type binds the other languages. */
const pt = {
  title: 'Verificar scout',
  description: (brand: string) =>
    `Alguém falou com você em nome da ${brand}? Confira se o contato é nosso, e veja o que nunca pedimos.`,
  lead: (brand: string) => `Alguém falou com você em nome da ${brand}?`,
  /** Follows the lead where there is a field. */
  paste:
    'Cole aqui o perfil, o e-mail, o telefone ou o link. A comparação acontece no seu aparelho: nada é enviado.',
  field: 'Perfil, e-mail, telefone ou link',
  example: 'Por exemplo @perfil, nome@agencia.com ou +55\u00a011\u00a091234-\u20605678',
  check: 'Conferir',
  ours: 'É nosso',
  oursText: (as: string) =>
    `Publicamos este contato: ${as}. Ainda assim, quem liga ou escreve pode fingir ser outra pessoa: na dúvida, responda pelo contato que está nesta página.`,
  similar: 'Parece nosso, mas não é',
  similarText: {
    letters: (like: string) => `As letras parecem as de ${like}, mas são outras.`,
    'one-letter': (like: string) => `É quase igual a ${like}: muda uma letra ou um número.`,
    'other-network': (like: string) =>
      `O nome é o de ${like}, mas em outra rede este nome não é nosso.`,
    unlisted: (like: string) =>
      `O endereço termina em ${like}, como os nossos, mas não está entre os que publicamos. Um remetente pode ser falsificado: pergunte antes de responder.`,
    name: (like: string) => `Usa o nome ${like}, mas não é um contato que publicamos.`,
  },
  foreign: 'Não é nosso',
  foreignText: (brand: string) =>
    `Não publicamos este contato. Se a pessoa diz que trabalha na ${brand}, não envie nada e fale com a gente.`,
  unreadable: 'Não entendemos este contato',
  unreadableText: 'Cole um perfil, um e-mail, um telefone com DDD ou um link. Um nome não basta.',
  partial:
    'Não conseguimos carregar todos os nossos contatos agora. Um contato nosso pode aparecer como se não fosse: tente de novo em um minuto.',
  published: 'Tudo o que é nosso',
  publishedText: 'Compare letra por letra. O que não está aqui não é nosso.',
  emails: 'E-mails',
  phones: 'Telefones',
  accounts: 'Redes',
  sites: 'Sites',
  never: 'O que nunca pedimos',
  neverItems: [
    'Dinheiro: nem para testes, cursos, book, viagem ou cadastro.',
    'Fotos ou vídeos sem roupa, de roupa íntima ou em chamada de vídeo.',
    'Que alguém com menos de 18 anos venha sem a mãe, o pai ou um responsável.',
    'Encontros fora da agência, em hotéis ou casas, nem segredo.',
    'Senhas, códigos ou dados do banco.',
  ],
  report: 'Como denunciar',
  reportSteps: [
    'Não responda e não apague nada: guarde as mensagens e faça capturas de tela.',
    'Se você tem menos de 18 anos, mostre a um adulto em quem confia.',
    'Denuncie o perfil na própria rede, e o caso à polícia da sua cidade.',
  ],
  reportTo: (brand: string) => `Avise também a ${brand}:`,
  reportSubject: 'Alguém está se passando por vocês',
}

type ScoutCheckMessages = typeof pt

const en: ScoutCheckMessages = {
  title: 'Check a scout',
  description: (brand) =>
    `Has someone contacted you in the name of ${brand}? Check whether the contact is ours, and see what we never ask for.`,
  lead: (brand) => `Has someone contacted you in the name of ${brand}?`,
  paste:
    'Paste the profile, e-mail, phone number or link here. It is compared on your device: nothing is sent.',
  field: 'Profile, e-mail, phone or link',
  example: 'For example @profile, name@agency.com or +55\u00a011\u00a091234-\u20605678',
  check: 'Check',
  ours: 'It is ours',
  oursText: (as) =>
    `We publish this contact: ${as}. Even so, a caller or sender can pretend to be someone else: if in doubt, answer through the contact on this page.`,
  similar: 'It looks like ours, but is not',
  similarText: {
    letters: (like) => `The letters look like those of ${like}, but they are different ones.`,
    'one-letter': (like) => `It is almost ${like}: one letter or digit is different.`,
    'other-network': (like) =>
      `It has the same name as ${like}, but on another network that name is not ours.`,
    unlisted: (like) =>
      `The address ends in ${like}, as ours do, but it is not one that we publish. A sender can be forged: ask before you answer.`,
    name: (like) => `It uses the name ${like}, but it is not a contact that we publish.`,
  },
  foreign: 'It is not ours',
  foreignText: (brand) =>
    `We do not publish this contact. If the person claims to work at ${brand}, send nothing and talk to us.`,
  unreadable: 'We cannot read this contact',
  unreadableText:
    'Paste a profile, an e-mail, a phone number with its country code, or a link. A name is not enough.',
  partial:
    'We could not load all of our contacts just now. One of ours may be shown as not ours: try again in a minute.',
  published: 'Everything that is ours',
  publishedText: 'Compare letter by letter. What is not here is not ours.',
  emails: 'E-mail',
  phones: 'Phone',
  accounts: 'Social media',
  sites: 'Sites',
  never: 'What we never ask for',
  neverItems: [
    'Money, whether for tests, courses, a book, travel or registration.',
    'Photos or videos without clothes, in underwear, or on a video call.',
    'That anyone under 18 come without a parent or guardian.',
    'Meetings outside the agency, in hotels or homes, or secrecy.',
    'Passwords, codes or bank details.',
  ],
  report: 'How to report it',
  reportSteps: [
    'Do not answer, and do not delete anything: keep the messages and take screenshots.',
    'If you are under 18, show it to an adult you trust.',
    'Report the profile to the network, and the case to your local police.',
  ],
  reportTo: (brand) => `Tell ${brand} too:`,
  reportSubject: 'Someone is pretending to be you',
}

const es: ScoutCheckMessages = {
  title: 'Verificar un scout',
  description: (brand) =>
    `¿Alguien te habló en nombre de ${brand}? Comprueba si el contacto es nuestro, y mira qué no pedimos nunca.`,
  lead: (brand) => `¿Alguien te habló en nombre de ${brand}?`,
  paste:
    'Pega aquí el perfil, el correo, el teléfono o el enlace. La comparación ocurre en tu dispositivo: no se envía nada.',
  field: 'Perfil, correo, teléfono o enlace',
  example: 'Por ejemplo @perfil, nombre@agencia.com o +55\u00a011\u00a091234-\u20605678',
  check: 'Comprobar',
  ours: 'Es nuestro',
  oursText: (as) =>
    `Publicamos este contacto: ${as}. Aun así, quien llama o escribe puede fingir ser otra persona: si dudas, responde al contacto que está en esta página.`,
  similar: 'Parece nuestro, pero no lo es',
  similarText: {
    letters: (like) => `Las letras parecen las de ${like}, pero son otras.`,
    'one-letter': (like) => `Es casi ${like}: cambia una letra o un número.`,
    'other-network': (like) =>
      `El nombre es el de ${like}, pero en otra red este nombre no es nuestro.`,
    unlisted: (like) =>
      `La dirección termina en ${like}, como las nuestras, pero no está entre las que publicamos. Un remitente se puede falsificar: pregunta antes de responder.`,
    name: (like) => `Usa el nombre ${like}, pero no es un contacto que publicamos.`,
  },
  foreign: 'No es nuestro',
  foreignText: (brand) =>
    `No publicamos este contacto. Si la persona dice que trabaja en ${brand}, no envíes nada y habla con nosotros.`,
  unreadable: 'No entendemos este contacto',
  unreadableText:
    'Pega un perfil, un correo, un teléfono con el código del país o un enlace. Un nombre no basta.',
  partial:
    'Ahora no pudimos cargar todos nuestros contactos. Uno nuestro puede aparecer como ajeno: inténtalo de nuevo en un minuto.',
  published: 'Todo lo que es nuestro',
  publishedText: 'Compara letra por letra. Lo que no está aquí no es nuestro.',
  emails: 'Correos',
  phones: 'Teléfonos',
  accounts: 'Redes',
  sites: 'Sitios',
  never: 'Lo que no pedimos nunca',
  neverItems: [
    'Dinero: ni para pruebas, cursos, book, viajes ni inscripción.',
    'Fotos o videos sin ropa, en ropa interior o por videollamada.',
    'Que alguien menor de 18 años venga sin su madre, su padre o un tutor.',
    'Encuentros fuera de la agencia, en hoteles o casas, ni secretos.',
    'Contraseñas, códigos o datos del banco.',
  ],
  report: 'Cómo denunciar',
  reportSteps: [
    'No respondas ni borres nada: guarda los mensajes y haz capturas de pantalla.',
    'Si tienes menos de 18 años, muéstralo a un adulto de confianza.',
    'Denuncia el perfil en la propia red, y el caso a la policía de tu ciudad.',
  ],
  reportTo: (brand) => `Avisa también a ${brand}:`,
  reportSubject: 'Alguien se hace pasar por ustedes',
}

export const useScoutCheckMessages = hookOf<ScoutCheckMessages>({ pt, en, es })
