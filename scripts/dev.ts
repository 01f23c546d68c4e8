// Serves the pages from source with hot reload on port 5173. Vite passes all else to the server, which is
// bundled and restarted on every change.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { watch } from 'rolldown'
import { createServer } from 'vite'
import { pagePaths } from '../src/contract/page.ts'
import { copyServerFiles, serverPrograms } from './server-programs.ts'

const vitePort = 5173
const serverPort = 3000
const origin = `http://localhost:${vitePort}`
/** Two levels below the root, as dist/server is: the server finds dist/ from there. */
const serverFolder = '.cache'

let server: ChildProcess | undefined
let isStopping = false

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

async function restartServer() {
  await stopServer()
  if (isStopping) return
  server = spawn('node', ['--enable-source-maps', `${serverFolder}/server/main.js`], {
    stdio: 'inherit',
    // A server that restarts with every change would begin the same film again and again.
    env: {
      FILMS: 'off',
      ...process.env,
      BASE_URL: origin,
      PORT: String(serverPort),
      LOG_LEVEL: 'warn',
    },
  })
}

await copyServerFiles(serverFolder)
const bundles = watch(serverPrograms(serverFolder))
let restarting = Promise.resolve()
let isBroken = false
bundles.on('event', (event) => {
  if (event.code === 'START') isBroken = false
  if (event.code === 'BUNDLE_END') void event.result.close()
  if (event.code === 'ERROR') {
    isBroken = true
    process.stderr.write(`${event.error.message}\n`)
  }
  if (event.code === 'END' && !isBroken) restarting = restarting.then(restartServer)
})

const isPage = (path: string) => pagePaths.some((page) => page === path)
const isModule = (path: string) => /^\/(@|src\/|content\/|node_modules\/)/.test(path)
const isPublicFile = (path: string) => path.includes('.') && existsSync(`public${path}`)

/** Vite answers pages, modules and public files; the server answers everything else. */
function viteAnswers({ method, url = '/' }: IncomingMessage) {
  const { pathname } = new URL(url, origin)
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && [isPage, isModule, isPublicFile].some((matches) => matches(pathname))
}

const vite = await createServer({
  server: {
    port: vitePort,
    strictPort: true,
    proxy: {
      '^/': {
        target: `http://localhost:${serverPort}`,
        bypass: (request) => (viteAnswers(request) ? request.url : undefined),
      },
    },
  },
  plugins: [
    {
      name: 'demo-mode',
      transformIndexHtml: (html) =>
        html.replace('<!--mode-->', '<meta name="fabelhain-mode" content="demo">'),
    },
  ],
})
await vite.listen()
vite.printUrls()

async function stop() {
  isStopping = true
  await Promise.all([bundles.close(), vite.close(), stopServer()])
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
