import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // server and routes in one bundle: a context made in `request-context.ts` exists once
    ssr: { build: { rolldownOptions: { input: './server/start.ts' } } },
  },
})
