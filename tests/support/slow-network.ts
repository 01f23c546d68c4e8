import { createConnection, createServer } from 'node:net'

/**
 * `node slow-network.ts PORT SERVER_PORT DELAY_MS`: passes everything on, each way half of the delay
 * later, so that an answer takes as much longer as on a network with that round trip.
 */
const [port, serverPort, delayMs] = process.argv.slice(2).map(Number)

function passOn(
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
  passOn(browser, server)
  passOn(server, browser)
}).listen(port, 'localhost')
