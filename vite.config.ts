import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), fixedEntries()],
  build: {
    manifest: true, // the server finds the addresses of each language's texts in it
    modulePreload: false,
  },
  environments: {
    // A few large files: each file compresses on its own (7 kB of the models page), and a release changes our files but not the
    // packages.
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
                // what both dialogs for documents need: one file instead of two
                {
                  name: 'documents',
                  test: /\/site\/(documents\/dialog\/use-download|i18n\/document-messages)\.tsx?/,
                  priority: 0,
                },
                // the root and the models page with all their imports: 8 files instead of 43, and 10 kB less
                {
                  name: 'site',
                  test: /\/site\/(root|page\/lazy-part|page\/linked-data|favorites\/heart\/heart|roster\/roster-page|roster\/roster-from-list)\.tsx?/,
                  priority: 1,
                },
                // what pages that are shared have in common: one more file costs every page 25 bytes, as each names them all
                {
                  name: 'sharing',
                  test: /\/site\/(ui\/(share-link|print-button)|i18n\/share-messages)\.tsx?/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Packages are part of the bundle: Node takes long to find and read their 700 files at each start. The external ones start
      // threads, load native code or fonts from files beside them, or are large and seldom needed.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' }, // else React's slow build would be part of it, too
        resolve: { noExternal: true, external: ['sharp', 'pino', 'pdfkit', '@aws-sdk/client-s3'] },
      }),
      // server and routes in one bundle, so that each context of `request-context.ts` exists once
      build: { rolldownOptions: { input: './server/start.ts' } },
    },
  },
}))

/** Entries with fixed file names: modules, by environment and file. */
const entries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  client: {
    'service-worker.js': './site/offline/service-worker.ts', // its address is the same in all releases
  },
  // the programs that decode pictures, beside the modules that start them
  ssr: {
    'assets/encoder-process.js': './media/pictures/encoder-process.ts',
    'assets/photo-process.js': './media/photos/photo-process.ts',
  },
}

function fixedEntries(): Plugin {
  return {
    name: 'fixed-entries',
    apply: 'build',
    buildStart() {
      for (const [fileName, id] of Object.entries(entries[this.environment.name] ?? {})) {
        this.emitFile({ type: 'chunk', id, fileName })
      }
    },
  }
}
