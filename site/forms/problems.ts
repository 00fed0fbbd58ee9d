import type { FormMessages } from '../i18n/forms/pt.ts'

/** What can be wrong with a field; the texts say it in words. */
export type Problem = keyof FormMessages['problems']

/** What is wrong, by the control at which it is to be said; the first of several is shown. */
export type Problems = Readonly<Record<string, readonly string[]>>

/** A problem in words; what is no problem of ours (a panel's own) is told in general. */
export function problemWords(text: FormMessages, word: string | undefined): string | null {
  if (word === undefined) return null
  return isProblem(text, word) ? text.problems[word] : text.problems.refused
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
