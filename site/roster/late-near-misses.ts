import { latePart } from '../page/late-part.tsx'

export const NearMisses = latePart(async () => (await import('./near-misses.tsx')).NearMisses)
