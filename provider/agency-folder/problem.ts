/** The file of a folder that names all others. */
export const AGENCY_FILE = 'agency.json'

/**
 * A part of an agency folder that cannot be imported: the file, the place that names it, and the reason. A place is
 * `talents.<slug>.<field>` or `posts.<language>.<slug>.<field>`, with an index if the name is invalid; empty for the file itself.
 */
export type Problem = { file: string; place: string; reason: string }

/** A problem with the line of its place in `agency.json`, from 1; null if unknown. */
export type LocatedProblem = Problem & { line: number | null }
