import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'build', 'data', 'tests/journeys'],
    maxWorkers: '100%', // the default leaves one processor to a watching editor
    testTimeout: 20_000,
    css: { include: /\/style\.css/ }, // its address is that of the pages' style sheet; without this it would be empty
    expect: { poll: { timeout: 10_000 } }, // its own second is short on a busy machine
    globalSetup: ['tests/contract/postgres.setup.ts', 'tests/demo-data.setup.ts'],
  },
})
