import type { Problems, QuestionProblem } from '../forms/problems.ts'

/** The hidden field that lists the questions already asked. A form sent again names them, and the server accepts the answers. */
export const ASKED = 'asked'

/** The problems that are only questions. */
const questions = [
  'ask-full-name',
  'ask-email',
  'ask-photo-same',
  'ask-photo-small',
] as const satisfies readonly QuestionProblem[]
type Question = (typeof questions)[number]

/** Whether a form that is sent again says that a question was asked before. */
export function wasAsked(asked: string | undefined, question: Question): boolean {
  return asked?.split(' ').includes(question) ?? false
}

/** A photo whose longer side has fewer pixels shows too little detail. */
const MIN_PHOTO_SIDE = 400

/** The question to ask about a photo, if any. `longestSide` is in pixels, null if unknown. */
export function questionOfPhoto(
  asked: string | undefined,
  { isSame, longestSide }: { isSame: boolean; longestSide: number | null },
): Question | null {
  const isSmall = longestSide !== null && longestSide < MIN_PHOTO_SIDE
  const question = isSame ? 'ask-photo-same' : isSmall ? 'ask-photo-small' : null
  return question === null || wasAsked(asked, question) ? null : question
}

/** Adds the questions among these problems to those asked before. */
export function withQuestions(asked: string, problems: Problems): string {
  const words = Object.values(problems).flat()
  return questions
    .filter((question) => wasAsked(asked, question) || words.includes(question))
    .join(' ')
}
