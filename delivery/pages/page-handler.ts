/**
 * `reference` names a request in the log and, should it fail, on screen; `frames` are whose pages a page may have in frames.
 */
export type PageMarks = { reference: string; frames: readonly string[] }

/** What React Router answers. The bytes of a page are beside it, null where there are none or they are the answer's body. */
export type PageAnswer = { answer: Response; bytes: Uint8Array<ArrayBuffer> | null }

/** Renders a page. */
export type PageHandler = (request: Request, marks: PageMarks) => Promise<PageAnswer>
