import type { FormMessages } from '../i18n/lazy-catalogues.ts'

/** A problem of a field, by the key of its text. */
export type Problem = keyof FormMessages['problems']

/** The problems of a form by control; the first of several is shown. */
export type Problems = Readonly<Record<string, readonly string[]>>

/**
 * A control's problem in words: the first of several, and also that a photo must be chosen again. A problem that is not ours (the
 * panel's own) gets a general text.
 */
export function problemWords(text: FormMessages, words: readonly string[] = []): string | null {
  const [first, ...more] = words
  if (first === undefined) return null
  const message = isProblem(text, first) ? text.problems[first] : text.problems.refused
  return more.includes(PHOTO_AGAIN) ? `${message}. ${text.problems[PHOTO_AGAIN]}` : message
}

/** A question about a value, asked once. When the form is sent again, the value is taken as it is. */
export type QuestionProblem = Extract<Problem, `ask-${string}`>

/** A photo that was sent without script must be chosen again: browsers restore no files. */
export const PHOTO_AGAIN = 'photo-again' satisfies Problem

/** Whether something must be corrected, not only answered or chosen again. */
export function isWrong([word]: readonly string[]): boolean {
  return word !== undefined && word !== PHOTO_AGAIN && !word.startsWith('ask-')
}

function isProblem(text: FormMessages, word: string): word is Problem {
  return Object.hasOwn(text.problems, word)
}
