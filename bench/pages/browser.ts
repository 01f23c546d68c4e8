import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CDPSession } from '@playwright/test'
import { browserPath } from '../../scripts/ensure-browser.ts'

export type Send = CDPSession['send']

/** A headless browser without a test tool: only the protocol's commands that are sent reach its pages. */
export interface Browser {
  /** Opens an empty page with storage and cache of its own. */
  newPage: () => Promise<{ send: Send; close: () => Promise<void> }>
  close: () => Promise<void>
}

const args = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  ...['--disable-quic', '--disable-background-networking', '--remote-debugging-port=0'],
]

export async function startBrowser(): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'fabelhain-bench-browser-'))
  const child = spawn(browserPath(), [...args, `--user-data-dir=${profile}`, 'about:blank'])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (text) => {
      output += text
      const [found] = output.match(/ws:\/\/\S+/) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the browser does not start: ${output}`)))
  })
  const { send, sendTo } = await connect(address)
  return {
    newPage: async () => {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const close = async () => {
        await send('Target.disposeBrowserContext', { browserContextId })
      }
      return { send: sendTo(sessionId), close }
    },
    close: async () => {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

interface Answer {
  id?: number
  result?: object
  error?: { message: string }
}

/** Speaks the browser's protocol: `send` to the browser itself, `sendTo` to one of its pages. */
async function connect(
  address: string,
): Promise<{ send: Send; sendTo: (sessionId?: string) => Send }> {
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, PromiseWithResolvers<object>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error }: Answer = JSON.parse(data)
    const call = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !call) return
    waiting.delete(id)
    if (error) call.reject(new Error(error.message))
    else call.resolve(result ?? {})
  })
  let lastId = 0
  const sendTo = (sessionId?: string) => {
    const send = (method: string, params: object = {}) => {
      const call = Promise.withResolvers<object>()
      lastId++
      waiting.set(lastId, call)
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }))
      return call.promise
    }
    return send as Send
  }
  return { send: sendTo(), sendTo }
}
