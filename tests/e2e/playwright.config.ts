import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath, shellPath } from '../../scripts/ensure-browser.ts'
import { preferMemoryDirectory } from '../support/memory-directory.ts'
import { createSixStoryLibrary } from '../support/six-stories.ts'

preferMemoryDirectory()
const port = Number(process.env.E2E_PORT ?? 4173)
/** Extra round-trip time of the network in milliseconds. */
const delayMs = Number(process.env.E2E_DELAY_MS ?? 0)
const serverPort = delayMs > 0 ? port + 1 : port
const root = path.join(import.meta.dirname, '../..')
const address = `http://localhost:${port}`
// Playwright loads this file in every worker; only the first process creates the folders and finds a browser.
const isFirst = process.env.E2E_DATA_DIR === undefined
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'fabelhain-e2e-'))
process.env.E2E_LIBRARY_DIR ??= createSixStoryLibrary()
const folders = [process.env.E2E_DATA_DIR, process.env.E2E_LIBRARY_DIR]
// They are in memory, where each run would leave 140 MB.
if (isFirst) {
  process.on('exit', () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
}
process.env.E2E_BROWSER ??= shellPath()
// Found or installed now, as a test would otherwise wait for it.
process.env.E2E_WHOLE_BROWSER ??= browserPath()

const ownServers = ['deploy.spec.ts', 'voting-months.spec.ts']

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

/** Browser tests in Chromium on the built product in demo mode. */
export default defineConfig({
  testDir: '.',
  globalSetup: './first-sign-in.ts',
  outputDir: path.join(root, 'test-results'),
  // One more than the two processors, as a test waits for about a tenth of its time.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    // Begin first, as they take longest: one after another, on servers of their own.
    { name: 'own-servers', testMatch: ownServers, fullyParallel: false },
    {
      name: 'journeys',
      testIgnore: [...ownServers, 'demo-stripe.spec.ts'],
      teardown: 'demo-stripe',
    },
    // Moves the time of the demo Stripe for all customers and checks every request to it. So it runs
    // after the others, even if they fail.
    { name: 'demo-stripe', testMatch: 'demo-stripe.spec.ts', fullyParallel: false },
  ],
  use: {
    baseURL: address,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Animations cost a good part of two cores; tests about them turn them on.
    reducedMotion: 'reduce',
    // Only some specs test the service worker (worker, deploy, offline); the others use the server.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.E2E_BROWSER,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
        // All pages are short-lived and our own: optimizing their code and isolating each in a process
        // costs more than it saves.
        ...['--js-flags=--no-opt,--no-maglev', '--disable-site-isolation-trials'],
        '--renderer-process-limit=1',
        // No test compares pixels of text.
        ...['--disable-lcd-text', '--font-render-hinting=none', '--num-raster-threads=1'],
      ],
    },
  },
  webServer: delayMs > 0 ? [server, slowNetwork] : server,
})
