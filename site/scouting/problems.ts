/** What can be wrong with a field; the texts say it in words (`problems`). */
export const problems = [
  'missing',
  'too-long',
  'email',
  'phone',
  'day',
  'future',
  'too-young',
  'instagram',
  'choice',
  'guardian',
  'terms',
  'photo-missing',
  'photo-again',
  'photo-empty',
  'photo-too-large',
  'photo-type',
  'photo-heic',
  'photo-pixels',
  'photo-unreadable',
  'refused',
] as const

export type Problem = (typeof problems)[number]

/** What is wrong, by the control at which it is to be said. */
export type Problems = Readonly<Record<string, readonly string[]>>

export function isProblem(word: string): word is Problem {
  return problems.some((problem) => problem === word)
}
