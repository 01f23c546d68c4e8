import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/**
 * The floor for live documents: node:http with one LISTEN, one prepared statement per change, and no
 * sign-in. `/live/<uid>` is a stream, `/rename/<uid>/<name>` changes the document.
 */
const connection = {
  host: process.env.PGHOST,
  port: Number(process.env.PGPORT),
  user: process.env.PGUSER,
  database: process.env.PGDATABASE,
}
const pool = new pg.Pool({ ...connection, max: 20 })
const listener = new pg.Client(connection)
const streamsOf = new Map<string, Set<ServerResponse>>()

const find = { name: 'document', text: 'select * from profile where user_id = $1' }
const rename = {
  name: 'rename',
  text: 'update profile set display_name = $2 where user_id = $1 returning *',
}

async function send(userId: string, streams: Iterable<ServerResponse>): Promise<void> {
  const { rows } = await pool.query({ ...find, values: [userId] })
  const event = `data: ${JSON.stringify(rows[0])}\n\n`
  for (const stream of streams) stream.write(event)
}

const server = createServer(async (request, response) => {
  const [, action, userId = '', name] = request.url?.split('/') ?? []
  if (action === 'live') {
    const streams = streamsOf.get(userId) ?? new Set()
    streamsOf.set(userId, streams.add(response))
    response.once('close', () => streams.delete(response))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await send(userId, [response])
    return
  }
  if (action === 'rename') {
    const { rows } = await pool.query({ ...rename, values: [userId, name] })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(rows[0]))
    return
  }
  response.end()
})

await listener.connect()
listener.on('notification', ({ payload = '' }) => {
  const streams = streamsOf.get(payload)
  if (streams?.size) void send(payload, streams)
})
await listener.query('listen profile_changed')
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
