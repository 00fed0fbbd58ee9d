import { hookOf } from './use-messages.ts'

/** The texts of the page “My application”. Portuguese is the source; its type binds the other languages. */
const pt = {
  title: 'Minha candidatura',
  description: 'Acompanhe sua candidatura, corrija seu contato ou apague tudo.',
  lead: 'Com a referência e o código do recibo, você acompanha sua candidatura, corrige seu contato ou apaga tudo.',
  family: 'Mãe, pai ou responsável também pode fazer isso: quem tem o recibo tem acesso.',
  reference: 'Referência',
  referenceHint: 'A sequência longa de letras e números do recibo',
  secret: 'Código do recibo',
  secretHint: '16 letras e números, como 7KQM-2T9X-0PCV-WH4D; maiúsculas e hífens não importam',
  show: 'Ver minha candidatura',
  refused: 'Não encontramos uma candidatura com essa referência e esse código.',
  refusedHint: 'Confira os dois no recibo, letra por letra.',
  paused: (minutes: number) =>
    `Foram muitas tentativas. Espere ${minutes <= 1 ? 'um minuto' : `${minutes} minutos`} e tente de novo.`,
  busy: 'Não deu certo agora; a falha é nossa. Tente de novo em um minuto.',
  lost: 'Perdeu o recibo?',
  lostText:
    'Candidaturas antigas têm referência, mas não têm código. Sem o código, escreva do e-mail que está na candidatura, com a referência se você a tiver, e diga o que quer corrigir ou apagar:',
  states: {
    waiting: 'Recebida',
    delivered: 'Entregue à agência',
    withdrawn: 'Apagada',
    asked: 'Apagada aqui, e a agência foi avisada',
    missing: 'Não guardamos nada',
  },
  waitingText: (day: string) =>
    `Chegou em ${day} e está guardada aqui. Segue sozinha para a agência: você não precisa enviar de novo.`,
  waitingDamaged: 'Está guardada aqui, mas não conseguimos mostrar o que foi enviado.',
  deliveredText: (day: string) => `A agência recebeu em ${day}.`,
  elsewhere:
    'Este site já não tem o que você enviou, nem as fotos: estão só com a agência. Por isso não podemos mostrar aqui.',
  kept: (day: string) => `Fica guardada até ${day}, no máximo. Depois é apagada, com as fotos.`,
  withdrawnText: (day: string) =>
    `Apagamos sua candidatura em ${day}, com os dados e as fotos. Guardamos por um tempo só a referência e esta data, sem nada sobre você.`,
  askedText: (day: string) =>
    `Em ${day} apagamos o que havia aqui. A agência pode ter recebido sua candidatura, e por isso recebe também um pedido para apagar tudo.`,
  askedWaiting:
    'O pedido está a caminho: tentamos até ele chegar. Você não precisa fazer mais nada.',
  askedArrived: 'A agência já recebeu o pedido. Se quiser perguntar, escreva com a referência para',
  missingText:
    'Esta candidatura já foi apagada, ou o prazo em que a guardamos terminou. Não temos mais os dados nem as fotos.',
  sent: 'O que você enviou',
  names: {
    realName: 'Nome completo',
    stageName: 'Apelido',
    gender: 'Gênero',
    birthdate: 'Data de nascimento',
    email: 'E-mail',
    phone: 'Telefone',
    instagram: 'Instagram',
    height: 'Altura',
    shoes: 'Número do sapato',
    eyes: 'Cor dos olhos',
    hair: 'Cor do cabelo',
    place: 'Lugar',
    guardian: 'Mãe, pai ou responsável',
    photos: 'Fotos',
  },
  genders: { woman: 'Mulher', man: 'Homem' },
  photoCount: (count: number) => (count === 1 ? '1 foto' : `${count} fotos`),
  photosHidden: 'Por segurança, as fotos não aparecem aqui.',
  correct: 'Corrigir o contato',
  correctText: 'O e-mail e o telefone novos valem na hora.',
  correctElsewhere:
    'A agência já pode ter a candidatura: ela recebe uma mensagem com o contato novo. Preencha só o que mudou.',
  phoneHint: 'Com DDD; de fora do Brasil, comece com + e o código do país',
  save: 'Salvar contato',
  corrected: 'Contato corrigido.',
  correctionSent: 'Guardamos a correção. A agência recebe uma mensagem com o contato novo.',
  problems: {
    missing: 'Preencha o e-mail ou o telefone',
    email: 'Escreva o e-mail completo, como nome@dominio.com',
    phone:
      'Escreva o telefone com DDD, como (11) 91234-5678; de fora do Brasil, com + e o código do país',
    confirm: 'Marque para confirmar',
  },
  withdraw: 'Desistir e apagar',
  withdrawText:
    'Apagamos os dados e as quatro fotos. Não dá para desfazer, e ninguém pergunta por quê.',
  withdrawElsewhere:
    'A agência pode já ter sua candidatura: ela recebe um pedido para apagar tudo. Tentamos até o pedido chegar.',
  confirm: 'Sim, quero apagar minha candidatura',
  delete: 'Apagar',
  close: 'Sair desta página',
  closeHint: 'Em um aparelho que outras pessoas usam, saia quando terminar.',
  errorTitle: (title: string) => `Erro: ${title}`,
}

type MyApplicationMessages = typeof pt

const en: MyApplicationMessages = {
  title: 'My application',
  description:
    'See where your application stands, correct your contact details, or delete everything.',
  lead: 'With the reference and the code on your receipt, you can see where your application stands, correct your contact details, or delete everything.',
  family: 'A parent or guardian can do this, too: whoever has the receipt has access.',
  reference: 'Reference',
  referenceHint: 'The long row of letters and digits on the receipt',
  secret: 'Receipt code',
  secretHint: '16 letters and digits, like 7KQM-2T9X-0PCV-WH4D; capitals and hyphens do not matter',
  show: 'See my application',
  refused: 'We found no application with this reference and this code.',
  refusedHint: 'Compare both with the receipt, letter by letter.',
  paused: (minutes) =>
    `Too many attempts. Wait ${minutes <= 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  busy: 'That did not work; the fault is ours. Try again in a minute.',
  lost: 'Lost the receipt?',
  lostText:
    'Older applications have a reference but no code. Without the code, write from the e-mail address in the application, with the reference if you have it, and say what you want corrected or deleted:',
  states: {
    waiting: 'Received',
    delivered: 'Delivered to the agency',
    withdrawn: 'Deleted',
    asked: 'Deleted here, and the agency has been told',
    missing: 'Nothing on file',
  },
  waitingText: (day) =>
    `It arrived on ${day} and is stored here. It goes to the agency by itself: you do not need to send it again.`,
  waitingDamaged: 'It is stored here, but we cannot show what was sent.',
  deliveredText: (day) => `The agency received it on ${day}.`,
  elsewhere:
    'This site no longer has what you sent, nor the photos: only the agency has them. That is why we cannot show them here.',
  kept: (day) => `It is kept until ${day} at the latest. Then it is deleted, with the photos.`,
  withdrawnText: (day) =>
    `We deleted your application on ${day}, with its data and photos. For a time we keep only the reference and this date, nothing about you.`,
  askedText: (day) =>
    `On ${day} we deleted what was here. The agency may have received your application, so it also gets a request to delete everything.`,
  askedWaiting:
    'The request is on its way: we try until it arrives. You do not need to do anything else.',
  askedArrived:
    'The agency has the request. If you want to ask about it, write with the reference to',
  missingText:
    'This application has been deleted, or the time we keep it for is over. We no longer have its data or photos.',
  sent: 'What you sent',
  names: {
    realName: 'Full name',
    stageName: 'Nickname',
    gender: 'Gender',
    birthdate: 'Date of birth',
    email: 'E-mail',
    phone: 'Phone',
    instagram: 'Instagram',
    height: 'Height',
    shoes: 'Shoe size',
    eyes: 'Eye color',
    hair: 'Hair color',
    place: 'Place',
    guardian: 'Parent or guardian',
    photos: 'Photos',
  },
  genders: { woman: 'Woman', man: 'Man' },
  photoCount: (count) => (count === 1 ? '1 photo' : `${count} photos`),
  photosHidden: 'For safety, the photos are not shown here.',
  correct: 'Correct your contact details',
  correctText: 'A new e-mail address or phone number takes effect immediately.',
  correctElsewhere:
    'The agency may already have the application: it gets a message with the new contact details. Fill out only what has changed.',
  phoneHint: 'With area code; outside Brazil, start with + and the country code',
  save: 'Save contact details',
  corrected: 'Contact details corrected.',
  correctionSent:
    'We stored the correction. The agency gets a message with the new contact details.',
  problems: {
    missing: 'Fill out the e-mail or the phone number',
    email: 'Enter the full e-mail address, such as name@domain.com',
    phone: 'Enter the phone number with area code; outside Brazil, with + and the country code',
    confirm: 'Check the box to confirm',
  },
  withdraw: 'Withdraw and delete',
  withdrawText:
    'We delete the data and the four photos. This cannot be undone, and nobody will ask you why.',
  withdrawElsewhere:
    'The agency may already have your application: it gets a request to delete everything. We try until the request arrives.',
  confirm: 'Yes, I want to delete my application',
  delete: 'Delete',
  close: 'Leave this page',
  closeHint: 'On a device that other people use, leave when you are done.',
  errorTitle: (title) => `Error: ${title}`,
}

const es: MyApplicationMessages = {
  title: 'Mi postulación',
  description: 'Consulta tu postulación, corrige tu contacto o borra todo.',
  lead: 'Con la referencia y el código del recibo consultas tu postulación, corriges tu contacto o borras todo.',
  family: 'Tu madre, tu padre o tutor también puede hacerlo: quien tiene el recibo tiene acceso.',
  reference: 'Referencia',
  referenceHint: 'La secuencia larga de letras y números del recibo',
  secret: 'Código del recibo',
  secretHint: '16 letras y números, como 7KQM-2T9X-0PCV-WH4D; mayúsculas y guiones no importan',
  show: 'Ver mi postulación',
  refused: 'No encontramos una postulación con esa referencia y ese código.',
  refusedHint: 'Compara ambos con el recibo, letra por letra.',
  paused: (minutes) =>
    `Hubo muchos intentos. Espera ${minutes <= 1 ? 'un minuto' : `${minutes} minutos`} e inténtalo de nuevo.`,
  busy: 'No funcionó; el error es nuestro. Inténtalo de nuevo en un minuto.',
  lost: '¿Perdiste el recibo?',
  lostText:
    'Las postulaciones antiguas tienen referencia, pero no código. Sin el código, escribe desde el correo que está en la postulación, con la referencia si la tienes, y di qué quieres corregir o borrar:',
  states: {
    waiting: 'Recibida',
    delivered: 'Entregada a la agencia',
    withdrawn: 'Borrada',
    asked: 'Borrada aquí, y la agencia recibió aviso',
    missing: 'No guardamos nada',
  },
  waitingText: (day) =>
    `Llegó el ${day} y está guardada aquí. Sigue sola hacia la agencia: no hace falta enviarla de nuevo.`,
  waitingDamaged: 'Está guardada aquí, pero no podemos mostrar lo que se envió.',
  deliveredText: (day) => `La agencia la recibió el ${day}.`,
  elsewhere:
    'Este sitio ya no tiene lo que enviaste, ni las fotos: solo las tiene la agencia. Por eso no podemos mostrarlo aquí.',
  kept: (day) => `Se guarda hasta el ${day}, como máximo. Después se borra, con las fotos.`,
  withdrawnText: (day) =>
    `Borramos tu postulación el ${day}, con los datos y las fotos. Por un tiempo guardamos solo la referencia y esta fecha, nada sobre ti.`,
  askedText: (day) =>
    `El ${day} borramos lo que había aquí. La agencia puede haber recibido tu postulación; por eso recibe también una solicitud para borrar todo.`,
  askedWaiting:
    'La solicitud está en camino: insistimos hasta que llegue. No tienes que hacer nada más.',
  askedArrived:
    'La agencia ya recibió la solicitud. Si quieres preguntar, escribe con la referencia a',
  missingText:
    'Esta postulación ya fue borrada, o terminó el plazo en que la guardamos. Ya no tenemos los datos ni las fotos.',
  sent: 'Lo que enviaste',
  names: {
    realName: 'Nombre completo',
    stageName: 'Apodo',
    gender: 'Género',
    birthdate: 'Fecha de nacimiento',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    instagram: 'Instagram',
    height: 'Estatura',
    shoes: 'Talla de calzado',
    eyes: 'Color de ojos',
    hair: 'Color de cabello',
    place: 'Lugar',
    guardian: 'Madre, padre o tutor',
    photos: 'Fotos',
  },
  genders: { woman: 'Mujer', man: 'Hombre' },
  photoCount: (count) => (count === 1 ? '1 foto' : `${count} fotos`),
  photosHidden: 'Por seguridad, las fotos no aparecen aquí.',
  correct: 'Corregir el contacto',
  correctText: 'El correo y el teléfono nuevos valen de inmediato.',
  correctElsewhere:
    'La agencia ya puede tener la postulación: recibe un mensaje con el contacto nuevo. Completa solo lo que cambió.',
  phoneHint: 'Con código de área; fuera de Brasil, empieza con + y el código del país',
  save: 'Guardar contacto',
  corrected: 'Contacto corregido.',
  correctionSent: 'Guardamos la corrección. La agencia recibe un mensaje con el contacto nuevo.',
  problems: {
    missing: 'Completa el correo o el teléfono',
    email: 'Escribe el correo completo, como nombre@dominio.com',
    phone: 'Escribe el teléfono con su código de área; fuera de Brasil, con + y el código del país',
    confirm: 'Marca para confirmar',
  },
  withdraw: 'Retirar y borrar',
  withdrawText:
    'Borramos los datos y las cuatro fotos. No se puede deshacer, y nadie te pregunta por qué.',
  withdrawElsewhere:
    'La agencia ya puede tener tu postulación: recibe una solicitud para borrar todo. Insistimos hasta que llegue.',
  confirm: 'Sí, quiero borrar mi postulación',
  delete: 'Borrar',
  close: 'Salir de esta página',
  closeHint: 'En un dispositivo que usan otras personas, sal cuando termines.',
  errorTitle: (title) => `Error: ${title}`,
}

export const useMyApplicationMessages = hookOf<MyApplicationMessages>({ pt, en, es })
