import type { Problem, Problems } from '../form/problems.ts'

/** What is asked about once and then taken as it is: the form that is sent again names it in this hidden field. */
export const ASKED = 'asked'

/** Problems that are questions. */
const questions = ['ask-full-name', 'ask-email'] as const satisfies readonly Problem[]
export type Question = (typeof questions)[number]

/** Whether a form that was sent again says that a question has been asked. */
export function wasAsked(asked: string | undefined, question: Question): boolean {
  return asked?.split(' ').includes(question) ?? false
}

/** What has been asked by now, with the questions among these problems. */
export function withQuestions(asked: string, problems: Problems): string {
  const words = Object.values(problems).flat()
  return questions
    .filter((question) => wasAsked(asked, question) || words.includes(question))
    .join(' ')
}
