import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, startDemo } from '../../src/demo/demo.ts'
import { silentLog } from '../support/log.ts'

let directory: string
let demo: Demo
let mailbox: ReturnType<typeof serve>
let pages: Record<'mailbox' | 'chooser' | 'stripe', string>

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
  const { host, port: stripePort } = demo.stripe.host ?? {}
  pages = {
    mailbox: `${baseUrl}/demo/mail`,
    chooser: `${demo.google.issuer}/interaction/none`,
    stripe: `http://${host}:${stripePort}/`,
  }
})
afterAll(async () => {
  mailbox.close()
  await demo.stop()
  await rm(directory, { recursive: true, force: true })
})

/** Like `fetch`, but with any Host header. */
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

describe.each(['mailbox', 'chooser', 'stripe'] as const)('the demo %s', (name) => {
  const address = () => pages[name]
  const port = () => new URL(address()).port

  test('refuses a foreign Host header', async () => {
    for (const host of [`strange.example:${port()}`, 'strange.example', `localhost:1`]) {
      expect([host, await ask(address(), { headers: { host } })]).toEqual([
        host,
        { status: 403, html: expect.stringContaining('Diese Anfrage kommt nicht von der Demo.') },
      ])
    }
  })

  test('refuses a foreign Origin header', async () => {
    for (const method of ['GET', 'POST']) {
      for (const origin of ['https://strange.example', 'null', `http://localhost:1`]) {
        const answer = await ask(address(), { method, headers: { origin } })
        expect([method, origin, answer.status]).toEqual([method, origin, 403])
      }
    }
  })
})

test('mailbox and Stripe answer their own pages, and say that nothing here is secret', async () => {
  for (const address of [pages.mailbox, pages.stripe]) {
    const { origin } = new URL(address)
    const { status, html } = await ask(address, { headers: { origin } })
    expect([address, status]).toEqual([address, 200])
    expect(html).toContain('Hier ist nichts echt und nichts geheim')
  }
})

test('forms of the stand-ins send their origin', async () => {
  const { headers } = await fetch(pages.stripe)
  // With `no-referrer` browsers would send `Origin: null`.
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('requests of the server without an origin are answered', async () => {
  const discovery = await fetch(`${demo.google.issuer}/.well-known/openid-configuration`)
  expect(discovery.status).toBe(200)
  const prices = await fetch(`${pages.stripe}v1/prices`, {
    headers: { authorization: `Bearer ${demo.stripe.secretKey}` },
  })
  expect(prices.status).toBe(200)
})
