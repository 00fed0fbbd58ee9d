import type { Problems, QuestionProblem } from '../forms/problems.ts'

/** What is asked about once and then taken as it is: the form that is sent again names it in this hidden field. */
export const ASKED = 'asked'

/** Problems that are questions. */
const questions = [
  'ask-full-name',
  'ask-email',
  'ask-photo-same',
  'ask-photo-small',
] as const satisfies readonly QuestionProblem[]
export type Question = (typeof questions)[number]

/** Whether a form that was sent again says that a question has been asked. */
export function wasAsked(asked: string | undefined, question: Question): boolean {
  return asked?.split(' ').includes(question) ?? false
}

/** A photo whose longer side has fewer pixels shows too little. */
const SMALLEST_PHOTO = 400

/** What is to be asked of a photo; `longestSide` in pixels, null where it is not known. */
export function questionOfPhoto(
  asked: string | undefined,
  { isSame, longestSide }: { isSame: boolean; longestSide: number | null },
): Question | null {
  const isSmall = longestSide !== null && longestSide < SMALLEST_PHOTO
  const question = isSame ? 'ask-photo-same' : isSmall ? 'ask-photo-small' : null
  return question === null || wasAsked(asked, question) ? null : question
}

/** What has been asked by now, with the questions among these problems. */
export function withQuestions(asked: string, problems: Problems): string {
  const words = Object.values(problems).flat()
  return questions
    .filter((question) => wasAsked(asked, question) || words.includes(question))
    .join(' ')
}
