import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/**
 * The floor that budgets are measured against: node:http with one prepared statement per request, without
 * sign-in and validation. Connects to the database of the server under test.
 */
const pool = new pg.Pool({
  host: process.env.PGHOST,
  port: Number(process.env.PGPORT),
  user: process.env.PGUSER,
  database: process.env.PGDATABASE,
  max: 20,
})
const userId = process.env.FLOOR_USER ?? ''
const file = process.env.FLOOR_FILE ?? ''
const fileBytes = statSync(file).size
const rangeBytes = 65_536

const statements = {
  top: `select story_id, title, file_name, cover_image_url, likes from story
    order by likes desc, story_id limit 10`,
  profile: `select p.*, array(select story_id from story_like l where l.user_id = p.user_id),
      array(select story_id from child_read r where r.user_id = p.user_id)
    from profile p where user_id = $1`,
  nickname: 'update profile set display_name = $2 where user_id = $1 returning *',
  like: 'update story set likes = likes + 1 where story_id = $1 returning likes',
}

async function answerJson(
  response: ServerResponse,
  name: keyof typeof statements,
  values: string[],
) {
  const { rows } = await pool.query({ name, text: statements[name], values })
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(rows))
}

let turn = 0
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  turn++
  switch (request.url) {
    case '/plain':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"status":"ok"}')
      return
    case '/top':
      return answerJson(response, 'top', [])
    case '/profile':
      return answerJson(response, 'profile', [userId])
    case '/nickname':
      return answerJson(response, 'nickname', [userId, `Name ${turn % 100}`])
    case '/like':
      return answerJson(response, 'like', [`bench-${turn % 200}`])
    case '/file':
      response.writeHead(200, { 'content-length': fileBytes })
      createReadStream(file).pipe(response)
      return
    case '/range':
      response.writeHead(206, { 'content-length': rangeBytes })
      createReadStream(file, { start: 0, end: rangeBytes - 1 }).pipe(response)
      return
    default:
      response.writeHead(200)
      response.end()
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.destroy(error))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
