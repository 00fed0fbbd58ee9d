/** The most characters of a brief that are read. */
export const MAX_BRIEF_LENGTH = 1_000
