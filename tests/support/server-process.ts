import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import type { Profile } from '../../src/contract/profile.ts'
import { findPostmaster } from '../../src/server/db/postmaster.ts'
import { waitWhileComputing } from './cpu-time.ts'
import { createSixStoryLibrary } from './six-stories.ts'

const root = path.join(import.meta.dirname, '../..')
const libraryDir = createSixStoryLibrary()

/** A process of the built server. */
export interface ServerProcess {
  child: ChildProcess
  /** Standard output and error so far. */
  output(): string
  /** Address from its output; rejects when it ends or prints nothing in time. */
  ready(withinMs?: number): Promise<string>
  /** Exit code, null after a signal; rejects when it still runs. */
  ended(withinMs: number): Promise<number | null>
  /** kill -9; waits for the exit. */
  kill(): Promise<void>
}

/** Starts the built server on a free port; `settings` are its environment, `prefix` a command before it. */
export function spawnServer(
  dataDir: string,
  settings: Record<string, string> = {},
  { program = 'dist/server/main.js', prefix = [] }: { program?: string; prefix?: string[] } = {},
): ServerProcess {
  const { PATH = '', HOME = '' } = process.env
  const [command = '', ...args] = [...prefix, process.execPath, program]
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH,
      HOME,
      PORT: '0',
      LOG_LEVEL: 'warn',
      FILMS: 'off',
      DATA_DIR: dataDir,
      LIBRARY_DIR: libraryDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const isOver = () => child.exitCode !== null || child.signalCode !== null

  return {
    child,
    output: () => output,
    async ready(withinMs) {
      const findAddress = () => output.match(/läuft: (\S+)/)?.[1]
      await waitWhileComputing(() => isOver() || findAddress() !== undefined, withinMs)
      const address = findAddress()
      if (!address) throw new Error(`the server is not ready:\n${output}`)
      return address
    },
    async ended(withinMs) {
      const closed = isOver() ? null : once(child, 'close')
      await waitWhileComputing(isOver, withinMs)
      if (!isOver()) throw new Error(`the server still runs:\n${output}`)
      await closed
      return child.exitCode
    },
    async kill() {
      if (isOver()) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Process id of the PostgreSQL that runs on `dataDir`; null if none does. */
export function findDatabasePid(dataDir: string): number | null {
  return findPostmaster(path.join(dataDir, 'pg'))?.pid ?? null
}

/** kill -9 for PostgreSQL. */
export function killDatabase(dataDir: string): void {
  const pid = findDatabasePid(dataDir)
  if (pid === null) throw new Error('PostgreSQL is not running')
  process.kill(pid, 'SIGKILL')
}

/** A new connection to the server's embedded database. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const host = findPostmaster(path.join(dataDir, 'pg'))?.socketDir ?? ''
  const client = new pg.Client({ host, user: 'fabelhain', database: 'fabelhain' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** A parent who uses a server over the network. */
export interface RemoteParent {
  uid: string
  headers: Record<string, string>
  send(method: string, path: string, body?: unknown): Promise<{ status: number; body: Answer }>
  openStream(): RemoteStream
}

type Answer = Record<string, unknown> | null

/** Registers at `server()` and creates the user document. */
export async function registerAt(server: () => string): Promise<RemoteParent> {
  const email = `${crypto.randomUUID()}@example.org`
  const json = { origin: server(), 'content-type': 'application/json' }
  const registered = await fetch(`${server()}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Familie Sommer', email, password: 'sieben lila Löwen' }),
  })
  const { user }: { user: { id: string } } = await registered.json()
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

  const parent: RemoteParent = {
    uid: user.id,
    headers: { cookie },
    async send(method, target, body) {
      const response = await fetch(`${server()}${target}`, {
        method,
        headers: {
          cookie,
          origin: server(),
          'idempotency-key': crypto.randomUUID(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    openStream: () => openStream(`${server()}/api/users/${user.id}/live`, cookie),
  }
  await parent.send('PUT', `/api/users/${user.id}`, {})
  return parent
}

/** An open live stream of the user document. */
interface RemoteStream {
  snapshots: Profile[]
  isOpen(): boolean
}

function openStream(address: string, cookie: string): RemoteStream {
  const snapshots: Profile[] = []
  let isOpen = true
  const read = async () => {
    const { body } = await fetch(address, { headers: { cookie } })
    let text = ''
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString()
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = event.match(/^data: (\{.*)$/m)?.[1]
        if (data) snapshots.push(JSON.parse(data))
      }
    }
  }
  const markClosed = () => {
    isOpen = false
  }
  read().then(markClosed, markClosed)
  return { snapshots, isOpen: () => isOpen }
}
