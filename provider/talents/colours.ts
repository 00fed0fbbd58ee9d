import type { Option } from '#contract/values.ts'

// English, Spanish, Portuguese
export const hairColours: readonly Option[] = [
  colour('Black', 'Negro', 'Preto'),
  colour('Dark Brown', 'Castaño oscuro', 'Castanho-escuro'),
  colour('Brown', 'Castaño', 'Castanho'),
  colour('Light Brown', 'Castaño claro', 'Castanho-claro'),
  colour('Chestnut', 'Castaño rojizo', 'Castanho-avermelhado'),
  colour('Honey', 'Miel', 'Mel'),
  colour('Dark Blonde', 'Rubio oscuro', 'Loiro-escuro'),
  colour('Blonde', 'Rubio', 'Loiro'),
  colour('Light Blonde', 'Rubio claro', 'Loiro-claro'),
  colour('Golden Blonde', 'Rubio dorado', 'Loiro-dourado'),
  colour('Ash Blonde', 'Rubio ceniza', 'Loiro-acinzentado'),
  colour('Platinum Blonde', 'Rubio platino', 'Loiro-platinado'),
  colour('Strawberry Blonde', 'Rubio rojizo', 'Loiro-avermelhado'),
  colour('Auburn', 'Caoba', 'Acaju'),
  colour('Copper', 'Cobrizo', 'Acobreado'),
  colour('Red', 'Pelirrojo', 'Ruivo'),
  colour('Dark Red', 'Pelirrojo oscuro', 'Ruivo-escuro'),
  colour('Grey', 'Gris', 'Grisalho'),
  colour('Silver', 'Plateado', 'Prateado'),
  colour('White', 'Blanco', 'Branco'),
  colour('Salt and Pepper', 'Entrecano', 'Sal e pimenta'),
  colour('Highlights', 'Con mechas', 'Com mechas'),
  colour('Coloured', 'De fantasía', 'Colorido'),
  colour('Shaved', 'Rapado', 'Raspado'),
  colour('Hairless', 'Sin cabello', 'Sem cabelo'),
]

export const eyeColours: readonly Option[] = [
  colour('Black', 'Negros', 'Pretos'),
  colour('Dark Brown', 'Castaño oscuro', 'Castanho-escuros'),
  colour('Brown', 'Castaños', 'Castanhos'),
  colour('Light Brown', 'Castaño claro', 'Castanho-claros'),
  colour('Hazel', 'Avellana', 'Avelã'),
  colour('Honey', 'Miel', 'Mel'),
  colour('Amber', 'Ámbar', 'Âmbar'),
  colour('Green', 'Verdes', 'Verdes'),
  colour('Dark Green', 'Verde oscuro', 'Verde-escuros'),
  colour('Light Green', 'Verde claro', 'Verde-claros'),
  colour('Blue', 'Azules', 'Azuis'),
  colour('Dark Blue', 'Azul oscuro', 'Azul-escuros'),
  colour('Light Blue', 'Azul claro', 'Azul-claros'),
  colour('Blue Green', 'Verde azulado', 'Verde-azulados'),
  colour('Grey', 'Grises', 'Cinza'),
  colour('Blue Grey', 'Gris azulado', 'Cinza-azulados'),
  colour('Two Colours', 'De dos colores', 'De duas cores'),
]

function colour(value: string, label: string, value2: string): Option {
  return { value, label, value2 }
}
