import type { Gender } from '#agency/board.ts'

import type { NonEmpty, Random } from './random.ts'

/** First names by gender, and surnames, of one part of the world. */
type Names = Record<Gender | 'last', NonEmpty<string>>

// oxfmt-ignore
const brazilian: Names = {
  woman: ['Ágata', 'Aline', 'Amanda', 'Ana', 'Antônia', 'Bárbara', 'Beatriz', 'Bianca', 'Brígida', 'Camila', 'Cecília', 'Clara', 'Dandara', 'Débora', 'Elisa', 'Emília', 'Érica', 'Fabíola', 'Fernanda', 'Flávia', 'Gabriela', 'Giovana', 'Graça', 'Helena', 'Heloísa', 'Iara', 'Inês', 'Isadora', 'Jacira', 'Janaína', 'Júlia', 'Laís', 'Larissa', 'Letícia', 'Lívia', 'Luana', 'Luísa', 'Maíra', 'Marina', 'Mônica', 'Natália', 'Nina', 'Olívia', 'Paloma', 'Poliana', 'Rafaela', 'Rita', 'Sabrina', 'Sílvia', 'Taís', 'Tereza', 'Úrsula', 'Valentina', 'Vitória', 'Yasmin', 'Zélia'],
  man: ['Abel', 'Afonso', 'Alexandre', 'André', 'Antônio', 'Artur', 'Benício', 'Bento', 'Bruno', 'Caetano', 'Caio', 'César', 'Cláudio', 'Danilo', 'Davi', 'Diego', 'Eduardo', 'Elias', 'Érico', 'Fábio', 'Felipe', 'Gael', 'Gustavo', 'Heitor', 'Hugo', 'Ícaro', 'Igor', 'Ivan', 'João', 'Joaquim', 'Jonas', 'Kauã', 'Lázaro', 'Leandro', 'Lucas', 'Luís', 'Marcelo', 'Mateus', 'Murilo', 'Nélson', 'Nuno', 'Otávio', 'Pedro', 'Rafael', 'Raul', 'Renato', 'Samuel', 'Sérgio', 'Tiago', 'Tomás', 'Ubirajara', 'Vicente', 'Vítor', 'Wagner', 'Xavier', 'Zeca'],
  last: ['Abrantes', 'Alcântara', 'Almeida', 'Amaral', 'Andrade', 'Araújo', 'Assunção', 'Barbosa', 'Barros', 'Belmonte', 'Borges', 'Brandão', 'Cardoso', 'Carvalho', 'Conceição', 'Correia', 'Costa', 'da Silva', 'de Souza', 'Dias', 'dos Santos', 'Duarte', 'Esteves', 'Falcão', 'Farias', 'Fonseca', 'Freitas', 'Galvão', 'Gomes', 'Guimarães', 'Jordão', 'Lacerda', 'Leite', 'Lopes', 'Machado', 'Magalhães', 'Meireles', 'Monteiro', 'Moraes', 'Nascimento', 'Noronha', 'Oliveira', 'Paixão', 'Peçanha', 'Pereira', 'Pinheiro', 'Prado', 'Queiroz', 'Ramos', 'Ribeiro', 'Rocha', 'Sampaio', 'Tavares', 'Teixeira', 'Valadão', 'Vasconcelos', 'Vieira', 'Xavier'],
}

// oxfmt-ignore
const elsewhere: NonEmpty<Names> = [
  { woman: ['Soledad', 'Noemí', 'Ximena'], man: ['Mateo', 'Nicolás', 'Íñigo'], last: ['Aldunate', 'Núñez', 'Urrutia'] },
  { woman: ['Åsa', 'Łucja', 'Zoë'], man: ['Øystein', 'Đorđe', 'Çağrı'], last: ['Lindström', 'Wójcik', 'Dvořák'] },
  { woman: ['Юлия', 'Оксана', 'Анна'], man: ['Дмитрий', 'Олег', 'Иван'], last: ['Ковальчук', 'Орлов', 'Белая'] },
  { woman: ['Ελένη', 'Δάφνη'], man: ['Νίκος', 'Γιώργος'], last: ['Παππάς', 'Ιωάννου'] },
  { woman: ['ليلى', 'نور'], man: ['سمير', 'يوسف'], last: ['النحاس', 'حداد'] },
  { woman: ['李娜', '王芳'], man: ['张伟', '陈杰'], last: [''] },
  { woman: ['さくら', '結衣'], man: ['蓮', 'ハルト'], last: ['佐藤', '鈴木'] },
  { woman: ['김지우', '박서연'], man: ['이도윤', '최민준'], last: [''] },
  { woman: ['דנה', 'תמר'], man: ['נועם', 'איתי'], last: ['לוי', 'כהן'] },
  { woman: ['प्रिया', 'अनन्या'], man: ['अर्जुन', 'विवान'], last: ['शर्मा', 'वर्मा'] },
]

/** A name as in real rosters: six in seven are Brazilian, some have two surnames, a few have one name only. */
export function inventName(random: Random, gender: Gender): string {
  const names = random.percent(86) ? brazilian : random.pick(elsewhere)
  const first = random.pick(names[gender])
  if (random.percent(3)) return first
  const last = random.pick(names.last)
  const second = random.percent(12) ? random.pick(names.last) : ''
  return [first, last, second === last ? '' : second].filter((part) => part !== '').join(' ')
}
