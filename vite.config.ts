import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    manifest: true, // the server reads from it where the browser finds each language's texts
    modulePreload: false,
  },
  environments: {
    // a few large files: every file compresses by itself (7 kB of the models page), and a release changes ours, not the packages
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'packages',
                  test: /node_modules\/(clsx|react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // the root and the models page with all that they import: 8 files instead of 43, and 10 kB less
                {
                  name: 'site',
                  test: /\/site\/(root|page\/late-part|page\/linked-data|favorites\/heart\/heart|roster\/roster-page|roster\/roster-from-list)\.tsx?/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // server and routes in one bundle: a context made in `request-context.ts` exists once
    ssr: { build: { rolldownOptions: { input: './server/start.ts' } } },
  },
})
