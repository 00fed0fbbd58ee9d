/** What is asked of a service. `path` begins with a slash; a query is part of it, escaped. */
export type ServiceRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  /** JSON, or a form's parts; null: none. */
  body: string | Uint8Array<ArrayBuffer> | null
  /** Ends the request and, later, the body. */
  signal: AbortSignal
}

/** What a service answers; of the platform's `Response` only what is used, so that each kind of it fits. */
export type ServiceResponse = {
  status: number
  headers: { get(name: string): string | null }
  body: ServiceBody | null
}

export type ServiceBody = AsyncIterable<Uint8Array> & { cancel(): Promise<void> }

/** How a service is reached. It knows one origin, follows no redirect, and throws when there was no answer. */
export type Transport = (request: ServiceRequest) => Promise<ServiceResponse>
