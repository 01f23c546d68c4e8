import { Client } from 'pg'
import { clientConfig, type Database, type DatabaseAddress } from '../db/client.ts'
import { createAnnouncer } from './announcer.ts'
import type { Log } from './log.ts'

/** What servers send, with the pause between two messages in milliseconds. */
const pausesMs = {
  /** The user document of the account `payload` changed. */
  profile_changed: 10,
  /** What guests see changed. Longer, as every message empties a cache on all servers. */
  public_answers_changed: 250,
}
type SentChannel = keyof typeof pausesMs
const sentChannels = Object.keys(pausesMs) as SentChannel[]
/**
 * What triggers send: the session `payload` ended; or a session, the PIN or the verification of the account
 * `payload` changed.
 */
const triggerChannels = ['session_ended', 'sign_in_changed'] as const
type ReceivedChannel = SentChannel | (typeof triggerChannels)[number]
const receivedChannels: ReceivedChannel[] = [...sentChannels, ...triggerChannels]

const reconnectDelayMs = { first: 250, longest: 2_000 }
const checkMs = 3_000
/** Shorter than the pause between two checks. */
const queryTimeoutMs = 2_500

/** Reads what a lost message has not said; `isNew` on a connection that has just been opened. */
type ChannelCheck = (client: Client, isNew: boolean) => Promise<void> | void

/**
 * Messages between all servers of a database, by NOTIFY. A message may be lost with its sender or with the
 * connection of a receiver, so that a receiver also has a check.
 */
export interface ServerChannels {
  /** Sends to all servers, this one included. */
  send(channel: SentChannel, payload: string): void
  receive(channel: ReceivedChannel, receiver: (payload: string) => void): void
  /** Whether messages arrive; a broken connection is noticed after six seconds at the latest. */
  isListening(): boolean
  /** Calls `check` every three seconds and after every reconnect. */
  onCheck(check: ChannelCheck): void
  stop(): Promise<void>
}

/** Sends by the pool of `db`, and listens on a connection of its own to `address`, past any pooler. */
export async function createServerChannels(
  db: Database,
  address: DatabaseAddress,
  log: Log,
): Promise<ServerChannels> {
  const receivers = new Map<string, (payload: string) => void>()
  const checks: ChannelCheck[] = []
  const announcers = Object.fromEntries(
    sentChannels.map((channel) => [
      channel,
      createAnnouncer((payloads) => notify(db, channel, payloads), {
        pauseMs: pausesMs[channel],
        log,
      }),
    ]),
  )
  let client: Client
  let isListening = false
  let isStopped = false

  async function runChecks(current: Client, isNew: boolean) {
    for (const check of checks) await check(current, isNew)
  }

  async function connect() {
    const next = new Client({
      ...clientConfig(address),
      application_name: 'fabelhain-live',
      connectionTimeoutMillis: 3_000,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
    })
    next.on('notification', ({ channel, payload = '' }) => receivers.get(channel)?.(payload))
    next.on('error', (error) => log.warn({ error: error.message }, 'live connection lost'))
    try {
      await next.connect()
      await next.query(receivedChannels.map((channel) => `listen ${channel}`).join(';'))
      await runChecks(next, true)
    } catch (error) {
      void next.end()
      throw error
    }
    client = next
    isListening = true
    // After success only: a failed attempt is repeated by its caller.
    watch(next)
  }

  /** Replaces a connection that ends, or that no longer answers. */
  function watch(current: Client) {
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      isListening = false
      clearInterval(timer)
      void current.end()
      void reconnect(reconnectDelayMs.first)
    }
    const timer = setInterval(() => runChecks(current, false).catch(lose), checkMs)
    current.once('end', lose)
  }

  async function reconnect(delayMs: number): Promise<void> {
    if (isStopped) return
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (isStopped) return
    try {
      await connect()
      if (isStopped) await client.end()
    } catch {
      await reconnect(Math.min(delayMs * 2, reconnectDelayMs.longest))
    }
  }

  await connect()
  return {
    send: (channel, payload) => announcers[channel]?.(payload),
    receive: (channel, receiver) => void receivers.set(channel, receiver),
    isListening: () => isListening,
    onCheck: (check) => void checks.push(check),
    async stop() {
      isStopped = true
      await client.end()
    },
  }
}

/** Nobody waits for the disk or a standby: a message that a crash loses is found by the checks. */
async function notify(db: Database, channel: SentChannel, payloads: string[]): Promise<void> {
  await db.$client.query(
    `select set_config('synchronous_commit', 'off', true), pg_notify($1, payload)
      from unnest($2::text[]) as payload`,
    [channel, payloads],
  )
}
