import type { TextSection } from '#agency/identity.ts'
import type { Locale } from '#agency/locale.ts'

type Statement = {
  title: string
  description: string
  /** `{brand}` and `{email}` are filled in. */
  sections: readonly TextSection[]
  foot: string
}

const pt: Statement = {
  title: 'Acessibilidade',
  description:
    'O que funciona no site da {brand} para quem usa teclado, leitor de tela ou letras maiores, e o que ainda não.',
  sections: [
    {
      heading: 'O que buscamos',
      paragraphs: [
        'Este site segue as WCAG 2.2, nível AA. Todas as páginas funcionam só com o teclado, com letras a 200%, em telas de 320 pixels e sem JavaScript, com uma exceção.',
        'As listas de favoritos guardadas no navegador precisam de JavaScript. Links de listas, formulários, busca e documentos funcionam sem ele.',
      ],
    },
    {
      heading: 'O que não funciona bem',
      paragraphs: [
        'Fotos: o texto alternativo diz o nome, a galeria e a posição da foto, ou a legenda da agência. Ele não descreve a imagem.',
        'Vídeos: nenhum tem audiodescrição. Legendas existem só quando a agência as publica; vídeos de crianças não têm legendas.',
        'Vídeos do Vimeo e do YouTube e publicações de redes sociais vêm de outros sites, e não podemos corrigi-los. Eles só carregam depois de um clique.',
        'Documentos PDF têm marcas para leitores de tela, mas não foram verificados pela norma PDF/UA. As mesmas medidas e fotos estão no perfil.',
      ],
    },
    {
      heading: 'Como verificamos',
      paragraphs: [
        'A cada mudança, programas verificam as páginas nas três línguas: regras das WCAG com o axe, tarefas só com teclado, tarefas sem JavaScript, contraste, tamanho de letras e movimento. O texto que um leitor de tela recebe é comparado com o anterior.',
        'Pessoas com deficiência ainda não testaram o site, e ninguém o testou com um leitor de tela. Programas encontram só uma parte dos problemas.',
      ],
    },
    {
      heading: 'Encontrou uma barreira?',
      paragraphs: ['Escreva para {email}: diga em que página foi e o que você queria fazer.'],
    },
  ],
  foot: 'Declaração de 27 de novembro de 2026, feita por quem desenvolve o site.',
}

const en: Statement = {
  title: 'Accessibility',
  description:
    'What works on {brand}’s site with a keyboard, a screen reader or larger text, and what does not yet.',
  sections: [
    {
      heading: 'Our aim',
      paragraphs: [
        'This site follows WCAG 2.2, level AA. Every page works with the keyboard alone, with text at 200%, on screens of 320 pixels and without JavaScript, with one exception.',
        'Lists of favorites that are stored in the browser need JavaScript. Links to lists, forms, search and documents work without it.',
      ],
    },
    {
      heading: 'What does not work well',
      paragraphs: [
        'Pictures: the alternative text says the name, the gallery and the position of the picture, or the agency’s caption. It does not describe what the picture shows.',
        'Videos: none has audio description. There are captions only if the agency publishes them; videos of children have no captions.',
        'Videos on Vimeo and YouTube and posts from social networks come from other sites, and we cannot fix them. They load only after a click.',
        'PDF documents have tags for screen readers, but have not been checked against PDF/UA. The same measurements and pictures are on the profile.',
      ],
    },
    {
      heading: 'How we check',
      paragraphs: [
        'With each change, programs check the pages in three languages: the rules of WCAG with axe, tasks by keyboard alone, tasks without JavaScript, contrast, size of text, and motion. The text that a screen reader gets is compared with the previous one.',
        'People with disabilities have not tested the site yet, and nobody has tried it with a screen reader. Programs find only some of the problems.',
      ],
    },
    {
      heading: 'Have you come across a barrier?',
      paragraphs: ['Write to {email}: say on which page it was, and what you wanted to do.'],
    },
  ],
  foot: 'Statement of November 27, 2026, made by the developers of the site.',
}

const es: Statement = {
  title: 'Accesibilidad',
  description:
    'Qué funciona en el sitio de {brand} con teclado, lector de pantalla o letra más grande, y qué todavía no.',
  sections: [
    {
      heading: 'Qué buscamos',
      paragraphs: [
        'Este sitio sigue las WCAG 2.2, nivel AA. Todas las páginas funcionan solo con el teclado, con letra al 200\u00a0%, en pantallas de 320 píxeles y sin JavaScript, con una excepción.',
        'Las listas de favoritos guardadas en el navegador necesitan JavaScript. Los enlaces a listas, los formularios, la búsqueda y los documentos funcionan sin él.',
      ],
    },
    {
      heading: 'Qué no funciona bien',
      paragraphs: [
        'Fotos: el texto alternativo dice el nombre, la galería y la posición de la foto, o el pie de foto de la agencia. No describe la imagen.',
        'Videos: ninguno tiene audiodescripción. Hay subtítulos solo si la agencia los publica; los videos de niños no tienen subtítulos.',
        'Los videos de Vimeo y YouTube y las publicaciones de redes sociales vienen de otros sitios y no podemos corregirlos. Se cargan solo después de un clic.',
        'Los documentos PDF tienen etiquetas para lectores de pantalla, pero no se han comprobado según PDF/UA. Las mismas medidas y fotos están en el perfil.',
      ],
    },
    {
      heading: 'Cómo lo comprobamos',
      paragraphs: [
        'Con cada cambio, programas comprueban las páginas en tres idiomas: las reglas de las WCAG con axe, tareas solo con teclado, tareas sin JavaScript, contraste, tamaño de letra y movimiento. El texto que recibe un lector de pantalla se compara con el anterior.',
        'Personas con discapacidad todavía no han probado el sitio, y nadie lo ha probado con un lector de pantalla. Los programas encuentran solo una parte de los problemas.',
      ],
    },
    {
      heading: '¿Encontraste una barrera?',
      paragraphs: ['Escribe a {email}: di en qué página fue y qué querías hacer.'],
    },
  ],
  foot: 'Declaración del 27 de noviembre de 2026, hecha por quienes desarrollan el sitio.',
}

/** The accessibility statement of the site, as W3C suggests it: aim, what is known not to work, how it was checked, where to write. */
export const statement: Readonly<Record<Locale, Statement>> = { pt, en, es }
