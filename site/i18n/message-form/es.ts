import type { MessageFormMessages } from './pt.ts'

export const es: MessageFormMessages = {
  name: 'Nombre',
  message: 'Mensaje',
  received: 'Recibimos tu mensaje',
  next: 'Te responderemos al correo que dejaste.',
  delete: ({ days }) =>
    `Lo guardamos hasta ${days} ${days === 1 ? 'día' : 'días'}. Para borrarlo antes, envía la referencia a`,
  brief: {
    lead: 'Cuéntanos de qué se trata: respondemos con disponibilidad y tarifas.',
    project: 'Proyecto',
    dates: 'Fechas',
    chosen: (total) => (total === 1 ? 'Incluye 1 talento.' : `Incluye ${total} talentos.`),
  },
  contact: {
    description: (brand) =>
      `Dirección, correos y teléfono de ${brand}, y un formulario para escribirnos.`,
    general: 'Contacto',
    scouting: 'Scouting',
    phone: 'Teléfono',
    address: 'Dirección',
    map: 'Ver en el mapa',
    social: 'Redes',
    write: 'Escríbenos',
    lead: 'Un mensaje corto: quién eres, qué buscas y para cuándo.',
    privacyBefore: 'Usamos lo que escribes solo para responderte:',
    privacyLink: 'privacidad',
    company: 'Empresa',
    another: 'Escribir otro mensaje',
  },
}
