import type { FormMessages } from '../i18n/forms/pt.ts'

/** What can be wrong with a field; the texts say it in words. */
export type Problem = keyof FormMessages['problems']

/** What is wrong, by the control at which it is to be said; the first of several is shown. */
export type Problems = Readonly<Record<string, readonly string[]>>

/**
 * What is wrong in words: the first of several, and beside it that a photo is to be chosen again. What is no problem of ours (a
 * panel's own) is told in general.
 */
export function problemWords(text: FormMessages, words: readonly string[] = []): string | null {
  const [first, ...more] = words
  if (first === undefined) return null
  const told = isProblem(text, first) ? text.problems[first] : text.problems.refused
  return more.includes(PHOTO_AGAIN) ? `${told}. ${text.problems[PHOTO_AGAIN]}` : told
}

/** What is asked about once, and taken as it is when the form is sent again. */
export type QuestionProblem = Extract<Problem, `ask-${string}`>

/** What is told of a photo that was sent without script: browsers keep no files. */
export const PHOTO_AGAIN = 'photo-again' satisfies Problem

/** Whether something must be corrected, not only answered or chosen again. */
export function isWrong([word]: readonly string[]): boolean {
  return word !== undefined && word !== PHOTO_AGAIN && !word.startsWith('ask-')
}

function isProblem(text: FormMessages, word: string): word is Problem {
  return Object.hasOwn(text.problems, word)
}

/** What conform found wrong with a form; nothing where its fields are all right. */
export function problemsOf(error: Readonly<Record<string, string[] | null>> = {}): Problems {
  const wrong = Object.entries(error)
  return Object.fromEntries(
    wrong.flatMap(([name, words]) => (words === null ? [] : [[name, words] as const])),
  )
}
