/**
 * `reference` names a request in the log and, should it fail, on screen; `frames` are whose pages a page may have in frames.
 */
export type PageMarks = { reference: string; frames: readonly string[] }

/** Renders a page. */
export type PageHandler = (request: Request, marks: PageMarks) => Promise<Response>
