// The page from source with hot reload on port 5173, before the server from source with restart.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const pagePort = 5173
const serverPort = 3000
const origin = `http://localhost:${pagePort}`
/** What the server answers; everything else is the page and its modules. */
const served = '^/(api|rpc|files|covers|demo|backgrounds|og|healthz|readyz)(/|$|[?])'

const server = spawn('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  // A server that starts anew with every change would begin the same film again and again.
  env: {
    FILMS: 'off',
    ...process.env,
    BASE_URL: origin,
    PORT: String(serverPort),
    LOG_LEVEL: 'warn',
  },
})
const page = await createServer({
  server: {
    port: pagePort,
    strictPort: true,
    proxy: { [served]: `http://localhost:${serverPort}` },
  },
  plugins: [
    {
      name: 'demo-mode',
      transformIndexHtml: (html) =>
        html.replace('<!--mode-->', '<meta name="fabelhain-mode" content="demo">'),
    },
  ],
})
await page.listen()
page.printUrls()

server.on('exit', (code) => {
  void page.close()
  process.exitCode = code ?? 0
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
