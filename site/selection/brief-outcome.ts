import type { ScoutingMessages } from '../i18n/scouting/pt.ts'

/** What came of a brief to the agency. */
export type BriefOutcome =
  | { status: 'received'; reference: string }
  | { status: 'invalid'; problems: Readonly<Record<string, readonly string[]>> }
  | { status: 'failed'; reason: keyof ScoutingMessages['failures'] }
  | { status: 'proof-needed' }
