/** The formats of copies, best first. */
export const formats = ['avif', 'webp', 'jpeg'] as const
export type Format = (typeof formats)[number]
