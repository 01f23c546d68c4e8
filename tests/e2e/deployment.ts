import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnServer } from '../support/server-process.ts'
import { test as base, expect } from './fixtures.ts'
import { makeNextRelease } from './next-release.ts'

const root = path.join(import.meta.dirname, '../..')
const distFolders = ['server', 'examiner', 'migrations', 'news', 'roadmap']

export interface Deployment {
  address: string
  /** Folder of the served files. */
  clientDir: string
  /** Changes the service worker that the server serves. */
  publishWorker(): Promise<void>
  /** Removes the files of earlier releases, as the server does after 14 days. */
  removeReleases(): Promise<void>
  /** Stops the server and starts the next release in its place. */
  deploy(): Promise<void>
}

async function openDeployment(home: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-deploy-'))
  const dist = path.join(home, 'dist')
  for (const folder of distFolders)
    await cp(`${root}/dist/${folder}`, `${dist}/${folder}`, { recursive: true })
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
    // Retries, as a server that has just started may still be writing there.
    removeReleases: () =>
      rm(`${dataDir}/releases`, { recursive: true, force: true, maxRetries: 20 }),
    async publishWorker() {
      for (const ending of ['br', 'gz']) await rm(`${clientDir}/sw.js.${ending}`, { force: true })
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

/** Tests with a server of their own, which they can replace by a newer release. */
export const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({ browserName }, use, { workerIndex }) => {
      // Inside the repository, so that the server finds its packages.
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
