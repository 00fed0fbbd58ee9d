import { hookOf } from './use-messages.ts'

/** A key, or several with the same effect, and what it does. */
type KeyHelp = readonly [keys: string, effect: string]

/** The texts of the reel; they load with it. Portuguese is the source; its type binds the other languages. */
const pt = {
  play: 'Reproduzir',
  pause: 'Pausar',
  /** The name of the bar, and what it says of its place. */
  position: 'Posição no vídeo',
  positionOf: ({ at, length }: { at: string; length: string }) => `${at} de ${length}`,
  speed: 'Velocidade',
  captions: 'Legendas',
  noCaptions: 'Sem legendas',
  mute: 'Silenciar',
  unmute: 'Ativar som',
  fullScreen: 'Tela cheia',
  chapters: 'Capítulos',
  keys: 'Atalhos do vídeo',
  keyHelp: [
    ['Espaço, K', 'reproduzir, pausar'],
    ['Setas', '5 segundos'],
    ['J L', '10 segundos'],
    ['0–9', 'ir para 0–90%'],
    ['< >', 'velocidade'],
    ['C', 'legendas'],
    ['M', 'som'],
    ['F', 'tela cheia'],
  ] as readonly KeyHelp[],
}

type ReelMessages = typeof pt

const en: ReelMessages = {
  play: 'Play',
  pause: 'Pause',
  position: 'Position in the video',
  positionOf: ({ at, length }) => `${at} of ${length}`,
  speed: 'Speed',
  captions: 'Captions',
  noCaptions: 'No captions',
  mute: 'Mute',
  unmute: 'Unmute',
  fullScreen: 'Full screen',
  chapters: 'Chapters',
  keys: 'Video shortcuts',
  keyHelp: [
    ['Space, K', 'play, pause'],
    ['Arrows', '5 seconds'],
    ['J L', '10 seconds'],
    ['0–9', 'jump to 0–90%'],
    ['< >', 'speed'],
    ['C', 'captions'],
    ['M', 'sound'],
    ['F', 'full screen'],
  ],
}

const es: ReelMessages = {
  play: 'Reproducir',
  pause: 'Pausar',
  position: 'Posición en el video',
  positionOf: ({ at, length }) => `${at} de ${length}`,
  speed: 'Velocidad',
  captions: 'Subtítulos',
  noCaptions: 'Sin subtítulos',
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  fullScreen: 'Pantalla completa',
  chapters: 'Capítulos',
  keys: 'Atajos del video',
  keyHelp: [
    ['Espacio, K', 'reproducir, pausar'],
    ['Flechas', '5 segundos'],
    ['J L', '10 segundos'],
    ['0–9', 'ir al 0–90\u00a0%'],
    ['< >', 'velocidad'],
    ['C', 'subtítulos'],
    ['M', 'sonido'],
    ['F', 'pantalla completa'],
  ],
}

export const useReelMessages = hookOf<ReelMessages>({ pt, en, es })
