import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnServer } from '../support/server-process.ts'
import { test as base, expect } from './fixtures.ts'
import { makeNextRelease } from './next-release.ts'

const root = path.join(import.meta.dirname, '../..')
const parts = ['server', 'examiner', 'migrations', 'news', 'roadmap']

export interface Deployment {
  address: string
  /** The served files. */
  clientDir: string
  /** The server has another worker from now on. */
  publishWorker(): Promise<void>
  /** As if 14 days had gone by. */
  forgetReleases(): Promise<void>
  /** Stops the server and starts the next release in its place. */
  deploy(): Promise<void>
}

async function openDeployment(home: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-deploy-'))
  const dist = path.join(home, 'dist')
  for (const part of parts) await cp(`${root}/dist/${part}`, `${dist}/${part}`, { recursive: true })
  const clientDir = path.join(dist, 'client')
  const copyClient = async () => {
    await rm(clientDir, { recursive: true, force: true })
    await cp(`${root}/dist/client`, clientDir, { recursive: true })
  }
  const start = (settings = {}) =>
    spawnServer(dataDir, settings, { program: `${dist}/server/main.js` })
  await copyClient()
  let server = start()
  const address = await server.ready()
  const stop = async () => {
    server.child.kill('SIGTERM')
    await server.ended(10_000)
  }
  let releases = 1
  const deployment: Deployment = {
    address,
    clientDir,
    // The server that has just started may still be putting files there.
    forgetReleases: () =>
      rm(`${dataDir}/releases`, { recursive: true, force: true, maxRetries: 20 }),
    async publishWorker() {
      for (const twin of ['br', 'gz']) await rm(`${clientDir}/sw.js.${twin}`, { force: true })
      await appendFile(`${clientDir}/sw.js`, '//')
    },
    async deploy() {
      await stop()
      await copyClient()
      await makeNextRelease(clientDir, `r${++releases}`)
      server = start({ PORT: new URL(address).port })
      await server.ready()
    },
  }
  const close = async () => {
    await stop()
    await rm(dataDir, { recursive: true })
    await rm(home, { recursive: true })
  }
  return { deployment, close }
}

/** Tests with a server of their own, which becomes a newer one in their midst. */
export const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({ browserName }, use, { workerIndex }) => {
      // Inside the project, so that the server finds its packages.
      const home = path.join(root, 'test-results', `deployment-${browserName}-${workerIndex}`)
      const { deployment, close } = await openDeployment(home)
      await use(deployment)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.address),
})

export { expect }
