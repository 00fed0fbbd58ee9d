import type { AgencyIdentity } from './agency/identity.ts'

/** The demo agency. Replace it with your own; the site checks every field when it starts. */
export default {
  demo: { folder: './demo/vereda', brand: 'Vereda' }, // shown at first; delete this line for your own agency
  brand: 'Vereda',
  address: ['Rua das Laranjeiras, 48', 'São Paulo'],
  emails: { general: 'contato@vereda.example', scouting: 'scouting@vereda.example' },
  phones: ['+55 (11) 5550-0140'],
  // Your boards, in the order of the menus. The numbers are the categories in your booking software: a talent is on a board if
  // its gender matches and it is in any of them. docs/agency-folder.md says more, also about boards with your own names and titles:
  // atelier: { woman: [3100], man: [3100], titles: { pt: 'Ateliê', en: 'Atelier', es: 'Taller' } },
  // `descriptions` say in a sentence what a board is.
  boards: {
    image: {
      woman: [2041, 2031],
      man: [2041, 2031],
      descriptions: {
        pt: 'Rostos conhecidos, para campanhas e capas.',
        en: 'Known faces, for campaigns and covers.',
        es: 'Rostros conocidos, para campañas y portadas.',
      },
    },
    mainboard: {
      woman: [2042, 1947],
      man: [2042, 1947],
      descriptions: {
        pt: 'Quem mais trabalha: desfiles, revistas, catálogos.',
        en: 'The models who work most: shows, magazines, catalogs.',
        es: 'Quienes más trabajan: desfiles, revistas, catálogos.',
      },
    },
    direct: {
      woman: [1948],
      man: [1948],
      descriptions: {
        pt: 'Contratos sem agência-mãe entre nós e você.',
        en: 'Booked with us directly, with no mother agency in between.',
        es: 'Contratos sin agencia madre entre tú y nosotros.',
      },
    },
    development: {
      woman: [2043, 1928],
      man: [2043, 1928],
      descriptions: {
        pt: 'Quem está começando, um teste de cada vez.',
        en: 'Beginners, one test shoot at a time.',
        es: 'Quienes empiezan, una prueba a la vez.',
      },
    },
    nova_bossa: {
      woman: [1949],
      man: [1949],
      descriptions: {
        pt: 'Convidados desta temporada, por pouco tempo.',
        en: 'Guests of this season, for a short time.',
        es: 'Invitados de esta temporada, por poco tiempo.',
      },
    },
  },
  menuLanguages: ['pt', 'en', 'es'], // the languages of the site, in the menu's order; must include 'pt'
  homePostLimit: 4,
  // homeFaces: [12, 7], // the talents whose covers the home page shows first, by the numbers in their addresses
  socialFeed: 'on-click', // a third party's feed; one of the agency folder comes by itself
  retentionDays: 180,
  documents: { template: 'house', fileNameSuffix: '-vereda' }, // units: { pt: 'cm', es: 'cm' } chooses centimetres at first there
  minimumAge: 14,
  // Texts: the site replaces {brand}, {email}, {age} and {days} with the values above, emphasises *words*, and turns
  // [words](/sobre) into a link.
  about: {
    picture: './demo/vereda/about.webp',
    pt: {
      pictureAlt:
        'O estúdio da agência: um fundo de papel claro, um banquinho de madeira e uma luz grande à esquerda.',
      paragraphs: [
        'Vereda é caminho estreito, desses que se abrem andando. É assim que cuidamos de uma carreira: um passo de cada vez, ao lado de quem anda.',
        'A agência foi fundada em 2023, em São Paulo, por dois profissionais experientes da moda: Marina Teles, que por quinze anos escolheu elencos para desfiles e revistas, e Otto Bragança, booker em São Paulo, Milão e Paris. Os dois queriam uma casa pequena, em que todo mundo conhece cada modelo pelo nome.',
        'Representamos mulheres e homens em moda, beleza e publicidade, no Brasil e fora dele. *Nunca mais gente do que conseguimos acompanhar.* Cada pessoa tem um booker que atende o telefone, um contrato explicado linha por linha e o cachê no dia combinado.',
        'Quem começa, começa com calma: polaroids simples no nosso estúdio, testes com fotógrafos em quem confiamos, e a escola em primeiro lugar. Menores de idade vêm sempre com a família. E nada disso custa dinheiro: a {brand} só ganha quando ganha quem ela representa.',
        'Não é preciso ter experiência nem portfólio profissional para bater à nossa porta. Se você quer tentar, [conte quem você é](/seja-um-modelo); se procura alguém para um trabalho, [veja os nossos modelos](/modelos) ou [fale com a gente](/contato).',
      ],
    },
    en: {
      pictureAlt:
        'The agency’s studio: a pale paper backdrop, a wooden stool and one large light on the left.',
      paragraphs: [
        'A vereda is a narrow path, the kind that opens as you walk it. That is how we look after a career: one step at a time, beside the person who walks.',
        'The agency was founded in 2023, in São Paulo, by two experienced fashion professionals: Marina Teles, who cast shows and magazines for fifteen years, and Otto Bragança, a booker in São Paulo, Milan and Paris. They wanted a small agency where everyone knows every model by name.',
        'We represent women and men in fashion, beauty and advertising, in Brazil and abroad. *Never more people than we can look after.* Each of them has a booker who answers the phone, a contract explained line by line, and the fee paid on the agreed day.',
        'Beginners start slowly: simple polaroids in our studio, tests with photographers we trust, and school first. Minors always come with their family. And none of it costs money: {brand} earns only when the model does.',
        'No experience or professional portfolio is needed to knock on our door. If you would like to try, [tell us who you are](/en/be-a-model); if you are looking for someone for a job, [see our models](/en/models) or [talk to us](/en/contact).',
      ],
    },
    es: {
      pictureAlt:
        'El estudio de la agencia: un fondo de papel claro, un taburete de madera y una luz grande a la izquierda.',
      paragraphs: [
        'Una vereda es un camino angosto, de esos que se abren al andar. Así cuidamos una carrera: paso a paso, al lado de quien camina.',
        'La agencia fue fundada en 2023, en São Paulo, por dos profesionales con experiencia en la moda: Marina Teles, que durante quince años hizo el casting de desfiles y revistas, y Otto Bragança, booker en São Paulo, Milán y París. Querían una casa pequeña, en la que todos conocieran a cada modelo por su nombre.',
        'Representamos a mujeres y hombres en moda, belleza y publicidad, en Brasil y fuera de él. *Nunca a más personas de las que podemos acompañar.* Cada una tiene un booker que contesta el teléfono, un contrato explicado línea por línea y el pago el día acordado.',
        'Quien empieza lo hace con calma: polaroids sencillas en nuestro estudio, pruebas con fotógrafos de confianza, y la escuela ante todo. Los menores vienen siempre con su familia. Y nada de esto cuesta dinero: {brand} solo gana cuando ganan sus modelos.',
        'No hace falta experiencia ni un portafolio profesional para llamar a nuestra puerta. Si quieres probar, [cuéntanos quién eres](/es/ser-modelo); si buscas a alguien para un trabajo, [mira nuestros modelos](/es/modelos) o [habla con nosotros](/es/contacto).',
      ],
    },
  },
  contact: {
    pt: [
      'De segunda a sexta, das 10h às 18h. O estúdio fica no primeiro andar; para visitas, marque antes.',
      'Quer ser modelo? O caminho é o [formulário](/seja-um-modelo): quatro fotos simples, sem custo. No estúdio, só atendemos com hora marcada.',
    ],
    en: [
      'Monday to Friday, 10 a.m. to 6 p.m., São Paulo time. The studio is one floor up; please make an appointment before you visit.',
      'Would you like to be a model? Apply with the [form](/en/be-a-model): four simple photos, free of charge. We cannot see applicants without an appointment.',
    ],
    es: [
      'De lunes a viernes, de 10 a 18 h, hora de São Paulo. El estudio está en el primer piso; para visitarlo, pide cita antes.',
      '¿Quieres ser modelo? Postúlate con el [formulario](/es/ser-modelo): cuatro fotos sencillas, sin costo. En el estudio atendemos solo con cita.',
    ],
  },
  privacy: {
    pt: [
      {
        heading: 'Em poucas palavras',
        paragraphs: [
          'Se você se candidata, usamos o que você envia só para decidir se chamamos você. Ninguém mais recebe. Depois de {days} dias apagamos tudo, ou antes, se você pedir.',
          'Se você tem menos de 18 anos, quem envia é sua mãe, seu pai ou responsável, e é com essa pessoa que falamos. Você pode pedir que apaguemos tudo, a qualquer hora, sem explicar por quê.',
        ],
      },
      {
        heading: 'A {brand} nunca cobra',
        paragraphs: [
          'Não cobramos por testes, cursos, book, material ou cadastro, e nunca pedimos dinheiro, senha ou fotos sem roupa. Se alguém pedir em nosso nome, não é a {brand}: não pague, não envie nada e avise {email}.',
        ],
      },
      {
        heading: 'O que guardamos e por quê',
        paragraphs: [
          'Da candidatura: nome, apelido, data de nascimento, telefone, e-mail, Instagram, medidas, cor dos olhos e do cabelo, sua cidade, se você informar, e quatro fotos. Precisamos disso para avaliar se trabalhamos com você e para responder. A base é o seu consentimento, dado ao enviar: guardamos quando você o deu, para qual versão deste texto e, antes dos 18, o nome do responsável.',
          'Apagamos das fotos os dados de localização e da câmera, no seu aparelho e outra vez aqui. Nenhuma página do site mostra essas fotos.',
          'Das mensagens: seu nome, e-mail, telefone e empresa, se você informar, e o que você escreve, para responder.',
        ],
      },
      {
        heading: 'Por quanto tempo',
        paragraphs: [
          'Uma candidatura fica por até {days} dias e é apagada com as fotos. Se você vira parte da agência, vale o contrato.',
          'Com a referência e o código do recibo, você vê, corrige ou apaga sua candidatura em [Minha candidatura](/minha-candidatura). O código não fica guardado no site. Depois de apagar, ficam por um tempo só a referência e a data, sem nada sobre você.',
        ],
      },
      {
        heading: 'Menores de 18 anos',
        paragraphs: [
          'Recebemos candidaturas a partir dos {age} anos. Antes dos 18, quem preenche e consente é a mãe, o pai ou um responsável; e-mail e telefone são os dessa pessoa.',
        ],
      },
      {
        heading: 'Este site',
        paragraphs: [
          'Não usa cookies, não mede visitas e não carrega nada de terceiros sem você pedir. Seus favoritos, suas listas com notas e o rascunho de um formulário ficam no seu navegador; o link de uma lista leva a lista dentro dele, e o servidor recebe só os números dos talentos; uma lista que você guarda para usar offline fica neste aparelho até você apagá-la; o rascunho some quando você envia, limpa, fecha a aba ou depois de duas horas.',
        ],
      },
      {
        heading: 'A quem perguntar',
        paragraphs: [
          'Para ver, corrigir ou apagar o que temos sobre você, escreva para {email}, com a referência que aparece depois do envio. Respondemos em até 15 dias. Você também pode procurar a ANPD, a autoridade brasileira de proteção de dados.',
        ],
      },
    ],
    en: [
      {
        heading: 'In a few words',
        paragraphs: [
          'If you apply, we use what you send only to decide whether to call you. Nobody else gets it. After {days} days we delete all of it, or earlier if you ask.',
          'If you are under 18, your mother, father or guardian sends it, and that is the person we talk to. You can ask us to delete everything at any time, without saying why.',
        ],
      },
      {
        heading: '{brand} never charges',
        paragraphs: [
          'We do not charge for tests, courses, a book, materials or registration, and we never ask for money, passwords or photos without clothes. If someone does so in our name, it is not {brand}: do not pay, send nothing and write to {email}.',
        ],
      },
      {
        heading: 'What we keep, and why',
        paragraphs: [
          'From an application: name, nickname, date of birth, phone, e-mail, Instagram, measurements, hair and eye color, your city if you give it, and four photos. We need these to see whether we can work with you, and to answer. The basis is your consent, given when you send the form: we record when you gave it, to which version of this text and, under 18, the guardian’s name.',
          'We remove location and camera data from the photos, on your device and once more here. No page of this site shows them.',
          'From messages: your name, e-mail, phone and company if you give them, and what you write, so that we can answer.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'We keep an application for up to {days} days and delete it with its photos. If you become part of the agency, the contract applies.',
          'With the reference and the code on your receipt you can see, correct or delete your application yourself under [My application](/en/my-application). The code is not stored on the site. After a deletion, only the reference and the date stay for a time, nothing about you.',
        ],
      },
      {
        heading: 'Under 18',
        paragraphs: [
          'We accept applications from age {age}. Under 18, a mother, father or guardian fills out the form and consents; the e-mail and phone number are theirs.',
        ],
      },
      {
        heading: 'This site',
        paragraphs: [
          'It uses no cookies, counts no visits and loads nothing from third parties unless you ask for it. Your favorites, your lists with their notes, and a form’s draft stay in your browser; a list’s link carries the list itself, and the server receives only the models’ numbers; a list that you save to use offline stays on this device until you delete it; the draft disappears when you send it, clear it or close the tab, or after two hours.',
        ],
      },
      {
        heading: 'Who to ask',
        paragraphs: [
          'To see, correct or delete what we have about you, write to {email}, with the reference shown after sending. We answer within 15 days. You can also turn to ANPD, the Brazilian data protection authority.',
        ],
      },
    ],
    es: [
      {
        heading: 'En pocas palabras',
        paragraphs: [
          'Si te postulas, usamos lo que envías solo para decidir si te llamamos. Nadie más lo recibe. Después de {days} días borramos todo, o antes, si lo pides.',
          'Si tienes menos de 18 años, lo envía tu madre, padre o tutor, y con esa persona hablamos. Puedes pedir que borremos todo en cualquier momento, sin explicar por qué.',
        ],
      },
      {
        heading: '{brand} nunca cobra',
        paragraphs: [
          'No cobramos por pruebas, cursos, book, material ni inscripción, y nunca pedimos dinero, contraseñas ni fotos sin ropa. Si alguien lo pide en nuestro nombre, no es {brand}: no pagues, no envíes nada y avisa a {email}.',
        ],
      },
      {
        heading: 'Qué guardamos y por qué',
        paragraphs: [
          'De la postulación: nombre, apodo, fecha de nacimiento, teléfono, correo, Instagram, medidas, color de ojos y de cabello, tu ciudad si la indicas, y cuatro fotos. Lo necesitamos para ver si podemos trabajar contigo y para responder. La base es tu consentimiento, que das al enviar: guardamos cuándo lo diste, para qué versión de este texto y, antes de los 18, el nombre de la madre, padre o tutor.',
          'Borramos de las fotos los datos de ubicación y de cámara, en tu dispositivo y otra vez aquí. Ninguna página del sitio las muestra.',
          'De los mensajes: tu nombre, correo, teléfono y empresa si los indicas, y lo que escribes, para responder.',
        ],
      },
      {
        heading: 'Por cuánto tiempo',
        paragraphs: [
          'Guardamos una postulación hasta {days} días y la borramos con sus fotos. Si pasas a ser parte de la agencia, se aplica el contrato.',
          'Con la referencia y el código del recibo puedes ver, corregir o borrar tu postulación en [Mi postulación](/es/mi-postulacion). El código no se guarda en el sitio. Después de borrar, quedan por un tiempo solo la referencia y la fecha, nada sobre ti.',
        ],
      },
      {
        heading: 'Menores de 18 años',
        paragraphs: [
          'Recibimos postulaciones a partir de los {age} años. Antes de los 18, la madre, el padre o un tutor completa el formulario y consiente; el correo y el teléfono son los suyos.',
        ],
      },
      {
        heading: 'Este sitio',
        paragraphs: [
          'No usa cookies, no cuenta visitas y no carga nada de terceros sin que lo pidas. Tus favoritos, tus listas con notas y el borrador de un formulario quedan en tu navegador; el enlace de una lista lleva la lista dentro, y el servidor recibe solo los números de los talentos; una lista que guardas para usarla sin conexión queda en este dispositivo hasta que la borres; el borrador desaparece cuando lo envías, lo vacías o cierras la pestaña, o después de dos horas.',
        ],
      },
      {
        heading: 'A quién preguntar',
        paragraphs: [
          'Para ver, corregir o borrar lo que tenemos sobre ti, escribe a {email}, con la referencia que aparece después del envío. Respondemos en un plazo de 15 días. También puedes acudir a la ANPD, la autoridad brasileña de protección de datos.',
        ],
      },
    ],
  },
} satisfies AgencyIdentity
