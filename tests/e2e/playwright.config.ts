import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath } from '../../scripts/ensure-browser.ts'
import { sixStories } from '../support/six-stories.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const root = path.join(import.meta.dirname, '../..')
// Playwright reads this file in every worker; only the first one makes the folders.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'fabelhain-e2e-'))
process.env.E2E_LIBRARY_DIR ??= sixStories()

/** Whole journeys in Chromium on the built product in demo mode. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'journeys', testIgnore: 'till.spec.ts' },
    // Lets time pass for every customer of the till, and then looks at all that was asked of it.
    {
      name: 'till',
      testMatch: 'till.spec.ts',
      fullyParallel: false,
      dependencies: ['journeys'],
    },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // The worker has specs of its own (worker.spec.ts, deploy.spec.ts); the others ask the server.
    serviceWorkers: 'block',
    // Filming every test would take a good part of two cores.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LIBRARY_DIR: process.env.E2E_LIBRARY_DIR,
      LOG_LEVEL: 'warn',
      FILMS: 'off',
      TRUSTED_PROXY: '127.0.0.1,::1',
    },
  },
})
