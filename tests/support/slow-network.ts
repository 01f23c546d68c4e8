import { createConnection, createServer } from 'node:net'

/**
 * `node slow-network.ts PORT SERVER_PORT DELAY_MS`: a proxy that delays each direction by half of the
 * delay, like a network with that round trip.
 */
const [port, serverPort, delayMs] = process.argv.slice(2).map(Number)

function forward(
  from: ReturnType<typeof createConnection>,
  to: ReturnType<typeof createConnection>,
) {
  const later = (work: () => void) => setTimeout(work, (delayMs ?? 0) / 2)
  from.on('data', (bytes) => later(() => to.write(bytes)))
  from.on('end', () => later(() => to.end()))
  from.on('error', () => to.destroy())
  from.on('close', () => later(() => to.destroy()))
}

createServer((browser) => {
  const server = createConnection(serverPort ?? 0, 'localhost')
  forward(browser, server)
  forward(server, browser)
}).listen(port, 'localhost')
