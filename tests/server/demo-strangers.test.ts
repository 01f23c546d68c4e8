import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo } from '../../src/demo/demo.ts'
import { startDemo } from '../../src/demo/demo.ts'
import { silentLog } from '../support/log.ts'

let directory: string
let demo: Demo
let mailbox: ReturnType<typeof serve>
let pages: Record<'mailbox' | 'chooser' | 'till', string>

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-strangers-'))
  const app = new Hono()
  const port = await new Promise<number>((resolve) => {
    mailbox = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve(info.port),
    )
  })
  const baseUrl = `http://localhost:${port}`
  demo = await startDemo({ dataDir: directory, host: '127.0.0.1', log: silentLog, baseUrl })
  app.route('/demo', demo.routes)
  const { host, port: tillPort } = demo.stripe.host ?? {}
  pages = {
    mailbox: `${baseUrl}/demo/mail`,
    chooser: `${demo.google.issuer}/interaction/none`,
    till: `http://${host}:${tillPort}/`,
  }
})
afterAll(async () => {
  mailbox.close()
  await demo.stop()
  await rm(directory, { recursive: true, force: true })
})

/** As `fetch`, but with any Host. */
function ask(address: string, { method = 'GET', headers = {} } = {}) {
  return new Promise<{ status: number | undefined; html: string }>((resolve, reject) => {
    const sent = request(address, { method, headers: { connection: 'close', ...headers } })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let html = ''
      response.on('data', (chunk: Buffer) => {
        html += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, html }))
    })
    sent.end()
  })
}

describe.each(['mailbox', 'chooser', 'till'] as const)('the %s', (name) => {
  const address = () => pages[name]
  const port = () => new URL(address()).port

  test('is not for another site whose name leads to this machine', async () => {
    for (const host of [`strange.example:${port()}`, 'strange.example', `localhost:1`]) {
      expect([host, await ask(address(), { headers: { host } })]).toEqual([
        host,
        { status: 403, html: expect.stringContaining('Diese Anfrage kommt nicht von der Demo.') },
      ])
    }
  })

  test('takes nothing from the pages of another site', async () => {
    for (const method of ['GET', 'POST']) {
      for (const origin of ['https://strange.example', 'null', `http://localhost:1`]) {
        const answer = await ask(address(), { method, headers: { origin } })
        expect([method, origin, answer.status]).toEqual([method, origin, 403])
      }
    }
  })
})

test('mailbox and till are there for their own pages, and say that nothing here is secret', async () => {
  for (const address of [pages.mailbox, pages.till]) {
    const { origin } = new URL(address)
    const { status, html } = await ask(address, { headers: { origin } })
    expect([address, status]).toEqual([address, 200])
    expect(html).toContain('Hier ist nichts echt und nichts geheim')
  }
})

test('forms of the stand-ins say where they come from', async () => {
  const { headers } = await fetch(pages.till)
  // With `no-referrer` browsers would send `Origin: null`.
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('the programs that the product speaks to them with name no origin, and are heard', async () => {
  const discovery = await fetch(`${demo.google.issuer}/.well-known/openid-configuration`)
  expect(discovery.status).toBe(200)
  const prices = await fetch(`${pages.till}v1/prices`, {
    headers: { authorization: `Bearer ${demo.stripe.secretKey}` },
  })
  expect(prices.status).toBe(200)
})
