/** The formats that copies come in, best first. */
export const formats = ['avif', 'webp', 'jpeg'] as const
export type Format = (typeof formats)[number]
