import type { ScoutingMessages } from './pt.ts'

export const es: ScoutingMessages = {
  description: (brand) =>
    `Postúlate a ${brand} con cuatro fotos sencillas. Sin experiencia, sin portafolio y sin costo.`,
  lead: (brand) =>
    `No hace falta experiencia ni portafolio profesional. Cuatro fotos sencillas, luz natural, sin maquillaje. ${brand} nunca cobra por pruebas, cursos ni material.`,
  minors: (age) =>
    `¿Tienes menos de 18 años? Pide que tu madre, tu padre o tu tutor complete el formulario: el nombre y la fecha de nacimiento son los tuyos; el correo y el teléfono, los de esa persona. Puedes postularte a partir de los ${age} años.`,
  gender: 'Género',
  genders: { woman: 'Mujer', man: 'Hombre' },
  realName: 'Nombre completo',
  stageName: 'Apodo',
  stageNameHint: 'Cómo quieres que te llamen',
  instagram: 'Instagram',
  instagramHint: 'Nombre, @nombre o dirección del perfil',
  noInstagram: 'No tengo Instagram',
  birthdate: 'Fecha de nacimiento',
  birthdateHint: 'Día, mes y año: 31/12/2005',
  openCalendar: 'Abrir calendario',
  height: 'Estatura',
  shoes: 'Talla de calzado',
  eyes: 'Color de ojos',
  hair: 'Color de cabello',
  country: 'País',
  state: 'Estado',
  city: 'Ciudad',
  otherSizes: 'Otras medidas',
  citiesComing: 'Cargando ciudades…',
  citiesFailed: 'No se pudieron cargar las ciudades. Puedes dejar este campo vacío.',
  photos: 'Cuatro fotos',
  photosHint:
    'JPG, PNG o GIF, hasta 60 MB cada una. Giramos y reducimos las fotos en tu dispositivo y borramos los datos de ubicación y de cámara.',
  photosHintPlain:
    'JPG, PNG o GIF, hasta 10 MB cada una. Borramos los datos de ubicación y de cámara.',
  poses: { face: 'Rostro', profile: 'Perfil', half: 'Medio cuerpo', full: 'Cuerpo entero' },
  poseHints: {
    face: 'De frente, cabello recogido',
    profile: 'De lado, cabello recogido',
    half: 'De la cintura hacia arriba',
    full: 'De la cabeza a los pies',
  },
  choosePhoto: 'Elegir foto',
  changePhoto: 'Cambiar',
  removePhoto: (pose) => `Quitar foto: ${pose}`,
  preparing: 'Preparando…',
  photoAlt: ({ pose, name }) => `${pose}: ${name}`,
  photoReady: (pose) => `${pose}: foto lista.`,
  photoRemoved: (pose) => `${pose}: foto quitada.`,
  guardianTickName: 'Tutor',
  termsName: 'Política de privacidad',
  guardian: 'Soy madre, padre o tutor de quien se postula y acepto la postulación.',
  guardianPlain: 'Solo para menores de 18 años: soy madre, padre o tutor y acepto la postulación.',
  guardianNote:
    'Antes de los 18 años, la postulación la hace la madre, el padre o un tutor: el nombre y la fecha de nacimiento son de quien se postula; el correo y el teléfono, de su madre, padre o tutor.',
  under18: {
    realName: 'Nombre completo de quien se postula',
    phone: 'Teléfono de la madre, el padre o el tutor',
    email: 'Correo de la madre, el padre o el tutor',
    birthdate: 'Fecha de nacimiento de quien se postula',
  },
  guardianFullName: 'Nombre de la madre, el padre o el tutor',
  guardianFullNameHint: 'Solo para menores de 18 años: nombre y apellido de quien consiente',
  tooYoung: (age) =>
    `Recibimos postulaciones a partir de los ${age} años. Antes, la madre, el padre o un tutor puede escribirnos, sin enviar fotos:`,
  termsBefore: 'He leído y acepto la',
  termsLink: 'política de privacidad',
  receiptTitle: 'Recibimos tu postulación',
  receiptSent: ({ name, photos }) =>
    name === null
      ? `Enviado: los datos del formulario y ${photos} fotos.`
      : `Enviado: los datos de ${name} y ${photos} fotos.`,
  receiptNext:
    'Revisamos cada postulación. Si nos interesa, te escribimos o te llamamos. Nunca pedimos pagos.',
  receiptCode: 'Código del recibo',
  receiptCodeUse:
    'Guarda los dos, por ejemplo en papel: con la referencia y el código consultas la postulación, corriges tu contacto o borras todo, incluso dentro de unos meses. Muéstralos solo a quien pueda hacerlo por ti.',
  receiptOpen: 'Ver mi postulación',
  already: '¿Ya te postulaste? Consulta, corrige o borra tu postulación.',
  receiptKept: ({ days }) => `La guardamos hasta ${days} ${days === 1 ? 'día' : 'días'}.`,
  receiptDelete: 'Para borrarla antes, envía la referencia a',
  another: 'Enviar otra postulación',
  leave:
    'Tu postulación aún no se ha enviado, y las fotos se pierden si sales. ¿Salir de todos modos?',
}
