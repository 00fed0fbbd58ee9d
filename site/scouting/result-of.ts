import type { SubmissionResult } from '@conform-to/react'

import type { FormValues } from '../forms/form-values.ts'
import type { Problems } from '../forms/problems.ts'

/** Converts the server's answer for conform: the typed values and their problems. */
export function resultOf(problems: Problems, values: FormValues | null): SubmissionResult {
  const error = Object.fromEntries(
    Object.entries(problems).map(([name, words]) => [name, [...words]]),
  )
  return {
    ...(Object.keys(error).length > 0 && { status: 'error' as const, error }),
    ...(values !== null && { initialValue: { ...values } }),
  }
}
