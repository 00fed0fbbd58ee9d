import { defineConfig } from '@playwright/test'

import { browserLaunch } from './tests/browser.ts'
import { journeyPort } from './tests/journey-site.ts'

const port = journeyPort

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys', // Playwright empties it
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 180_000, // a busy machine takes minutes for the longest
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } }, // other tests measure speed
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await browserLaunch(),
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    command: 'node build/server/index.js',
    url: `http://127.0.0.1:${port}/health/ready`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env['JOURNEY_DATA_DIR'] ?? 'test-results/journeys/.site', // emptied with `outputDir`
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1', // a journey that sends many forms has an address of its own
    },
    reuseExistingServer: false,
    stdout: 'pipe', // the site's log is part of a failure's report
    timeout: 180_000,
  },
})
