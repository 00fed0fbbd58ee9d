/** Something in an agency folder that could not be taken: in which file, where it is named, and why. */
export type Problem = { file: string; place: string; reason: string }
