import type { DocumentMessages } from './pt.ts'

export const es: DocumentMessages = {
  dialog: {
    mode: 'Formato',
    portfolio: 'Portafolio',
    composite: 'Composite',
    hints: {
      portfolio:
        'Abre con nombre y medidas junto a la primera imagen; luego, una foto por página, las verticales de dos en dos.',
      composite:
        'Una tarjeta: una imagen en el frente, las cuatro primeras elegidas en el dorso, con las medidas en las dos unidades.',
    },
    cover: 'Foto de portada',
    coverHint: 'La foto de portada. Sin ella, la primera foto elegida es el frente.',
    unit: 'Medidas',
    inches: 'Pulgadas',
    cm: 'Centímetros',
    bleed: 'Con sangrado de 3 mm y marcas de corte, para la imprenta',
    photos: 'Fotos',
    count: ({ chosen, total }) => `${chosen} de ${total} ${chosen === 1 ? 'elegida' : 'elegidas'}`,
    all: 'Todas',
    first: (most) => `Las primeras ${most}`,
    none: 'Ninguna',
    noneChosen: 'Elige al menos una foto.',
    tooMany: ({ most, over }) => `Caben hasta ${most} fotos: quita ${over}.`,
    order: 'Cambiar el orden',
    moveBefore: (words) => `Mover ${words} a la posición anterior`,
    moveAfter: (words) => `Mover ${words} a la posición siguiente`,
    moved: ({ words, position, total }) => `${words}: posición ${position} de ${total}.`,
    front: 'Frente',
    back: 'Dorso',
    zipHint: 'El ZIP contiene JPEG listos para imprimir, con los créditos.',
    originals: 'Originales',
    originalsHint: 'El ZIP contiene los archivos originales de las fotos elegidas.',
    kinds: { pdf: 'Descargar PDF', zip: 'Descargar ZIP' },
    making: { pdf: 'Preparando el PDF', zip: 'Preparando el ZIP' },
    made: { pdf: 'PDF listo', zip: 'ZIP listo' },
    received: 'Recibido',
    noAnswer: 'No hubo respuesta en 30 segundos. Tu selección sigue aquí: inténtalo de nuevo.',
    noConnection:
      'Sin conexión con el sitio. Revisa tu conexión e inténtalo de nuevo: tu selección sigue aquí.',
    retry: 'Intentar de nuevo',
    retryWithout: (count) => (count === 1 ? 'Intentar sin esa foto' : 'Intentar sin esas fotos'),
  },
  choice: {
    title: 'Elige de 1 a 60 fotos',
    message:
      'Un documento necesita al menos una foto además de la portada, y tiene como máximo 60 con ella. Cambia la selección e inténtalo de nuevo.',
  },
  gone: {
    title: 'El book cambió',
    message: 'Una de las fotos ya no está en el perfil. Recarga la página y elige de nuevo.',
  },
  unprintable: {
    title: 'Una foto no se puede imprimir',
    message: 'No se pudo leer una de las fotos elegidas. Inténtalo con menos fotos.',
  },
  often: {
    title: 'Un momento',
    message: 'Pediste muchos documentos hace un instante. Inténtalo de nuevo en un minuto.',
  },
  busy: {
    title: 'Un momento',
    message: 'Se están creando muchos documentos. Inténtalo de nuevo en unos segundos.',
  },
  failed: {
    title: 'El documento no está listo',
    message:
      'No se pudo crear el documento. Tu selección sigue en el formulario: inténtalo de nuevo.',
  },
  unreadable: ({ names, more }) =>
    names.length === 1
      ? `No se pudo leer esta foto: ${names[0]}. Quítala e inténtalo de nuevo.`
      : `No se pudieron leer estas fotos: ${names.join('; ')}${more === 0 ? '' : ` y ${more} más`}. Quítalas e inténtalo de nuevo.`,
  place: ({ gallery, position }) => `${gallery}, foto ${position}`,
  backTo: (name) => `Volver a ${name}`,
}
