import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

const everywhere = {
  testTimeout: 180_000, // ends only a test that hangs: on a busy machine, an honest one takes long
  hookTimeout: 180_000,
  css: { include: /\/style\.css/ }, // its address is that of the pages' style sheet; without this it would be empty
  expect: { poll: { timeout: 30_000 } },
}
const notOurs = ['node_modules', 'build', 'data', 'tests/journeys']
const ofNight = process.env['NIGHTLY'] === '1' ? [] : ['tests/system'] // they need tools of the system
const withoutServers = ['agency', 'site'] // what they import changes nothing outside of itself

export default defineConfig({
  test: {
    maxWorkers: Math.ceil(1.5 * availableParallelism()), // tests of whole sites wait for much of their time
    globalSetup: ['tests/contract/postgres.setup.ts', 'tests/demo-data.setup.ts'],
    projects: [
      {
        test: {
          ...everywhere,
          name: 'pages',
          include: withoutServers.map((room) => `${room}/**/*.test.{ts,tsx}`),
          isolate: false, // to start a process for each file takes longer than most of their tests
        },
      },
      {
        test: {
          ...everywhere,
          name: 'servers',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...notOurs, ...ofNight, ...withoutServers],
        },
      },
    ],
  },
})
