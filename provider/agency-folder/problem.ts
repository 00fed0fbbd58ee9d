/** The file of a folder that names all others. */
export const AGENCY_FILE = 'agency.json'

/**
 * Something in an agency folder that could not be taken: in which file, where it is named, and why. A place is
 * `talents.<slug>.<field>` or `posts.<language>.<slug>.<field>`, with a number where a name is wrong; empty: the file itself.
 */
export type Problem = { file: string; place: string; reason: string }

/** With the line of `agency.json`, from 1, where that place is; null where nobody can say. */
export type LocatedProblem = Problem & { line: number | null }
