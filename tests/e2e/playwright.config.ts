import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath, shellPath } from '../../scripts/ensure-browser.ts'
import { sixStories } from '../support/six-stories.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
/** The network's round trip in milliseconds; 0 is none. */
const delayMs = Number(process.env.E2E_DELAY_MS ?? 0)
const serverPort = delayMs > 0 ? port + 1 : port
const root = path.join(import.meta.dirname, '../..')
const address = `http://localhost:${port}`
// Playwright reads this file in every worker; only the first one makes the folders and looks for a browser.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'fabelhain-e2e-'))
process.env.E2E_LIBRARY_DIR ??= sixStories()
process.env.E2E_BROWSER ??= shellPath()
// Found, or installed, before a test waits for it.
process.env.E2E_WHOLE_BROWSER ??= browserPath()

const server = {
  command: 'node dist/server/main.js',
  cwd: root,
  url: `http://localhost:${serverPort}/readyz`,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(serverPort),
    BASE_URL: address,
    DATA_DIR: process.env.E2E_DATA_DIR,
    LIBRARY_DIR: process.env.E2E_LIBRARY_DIR,
    LOG_LEVEL: 'warn',
    FILMS: 'off',
    TRUSTED_PROXY: '127.0.0.1,::1',
  },
}

const slowNetwork = {
  command: `node tests/support/slow-network.ts ${port} ${serverPort} ${delayMs}`,
  cwd: root,
  url: `${address}/readyz`,
}

/** Whole journeys in Chromium on the built product in demo mode. */
export default defineConfig({
  testDir: '.',
  globalSetup: './first-sign-in.ts',
  outputDir: path.join(root, 'test-results'),
  // One more than processors: a journey waits a tenth of its time.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    // One test after the other on a server of its own, so it begins first.
    { name: 'deploy', testMatch: 'deploy.spec.ts', fullyParallel: false },
    { name: 'journeys', testIgnore: ['deploy.spec.ts', 'till.spec.ts'], teardown: 'till' },
    // Lets time pass for every customer of the till, and then looks at all that was asked of it:
    // after the others, whether they passed or not.
    { name: 'till', testMatch: 'till.spec.ts', fullyParallel: false },
  ],
  use: {
    baseURL: address,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What moves costs a good part of two cores; tests about movement ask for it.
    reducedMotion: 'reduce',
    // The worker has specs of its own (worker.spec.ts, deploy.spec.ts); the others ask the server.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.E2E_BROWSER,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
        // Pages are short-lived and all our own: optimizing their code and a process for each cost
        // more than they bring.
        ...['--js-flags=--no-opt,--no-maglev', '--disable-site-isolation-trials'],
        '--renderer-process-limit=1',
        // Nobody looks at the letters: they need no fine edges.
        ...['--disable-lcd-text', '--font-render-hinting=none', '--num-raster-threads=1'],
      ],
    },
  },
  webServer: delayMs > 0 ? [server, slowNetwork] : server,
})
