import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutUnusedRouterParts(), withoutPreloading()],
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
                // the root and the models page with all that they import: apart they are 1.3 kB larger
                {
                  name: 'site',
                  test: /\/site\/(root|page\/late-part|page\/linked-data|favorites\/heart\/heart|roster\/roster-page|roster\/roster-from-list)\.tsx?/,
                  priority: 1,
                },
                // what profiles share with scripts that come late: apart they are 0.3 kB larger
                {
                  name: 'lists',
                  test: /\/site\/(roster-list\/asked-by-address|roster-list\/roster-query|favorites\/heart\/shared-ids)\.ts/,
                },
                {
                  name: 'gestures',
                  test: /\/site\/(talent\/use-swipes|ui\/arrow-button|ui\/carousel\/in-view)\.tsx?/,
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

/**
 * Leaves out of the browser's script what of React Router is switched off here, which no bundler can know: finding routes step
 * by step (`routeDiscovery` in react-router.config.ts), errors of server components, and instrumentation. That is 2 kB of every
 * page. What they export becomes a function that does nothing, as it would. Fails where an update has moved them.
 */
function withoutUnusedRouterParts(): Plugin {
  const unused = ['lib/dom/ssr/fog-of-war.js', 'lib/errors.js', 'lib/router/instrumentation.js']
  const found = new Set<string>()
  return {
    name: 'without-unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = unused.find((each) => id.endsWith(`react-router/dist/production/${each}`))
      const [, names] = /^export \{ (.+) \};$/m.exec(code) ?? []
      if (part === undefined || names === undefined) return undefined
      found.add(part)
      const nothing = names.split(', ').map((name) => `export const ${name} = () => undefined`)
      return { code: nothing.join('\n'), map: null }
    },
    buildEnd(error) {
      if (error === undefined && found.size < unused.length) this.error('React Router has changed')
    },
  }
}

/**
 * Imports late parts without Vite's help, which would first preload what they import: the page has that already, and asking for
 * it a dozen times holds up a telephone that takes the page over. Fails where an update has moved it.
 */
function withoutPreloading(): Plugin {
  let isFound = false
  return {
    name: 'without-preloading',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return undefined
      isFound = true
      return 'export const __vitePreload = (load) => load()'
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error('Vite has changed')
    },
  }
}
