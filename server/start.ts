import { beProduction } from './env.ts'

// `npm start`: the entry of the server's build. React decides by the environment when it is loaded, hence not before.
beProduction()
const { startSite } = await import('./start-site.ts')
await startSite()
