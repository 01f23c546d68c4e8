import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { encodingOf, readText } from '../support/encodings.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  for (const storyId of ['lesen-6', 'lesen-7', 'lesen-8']) await addStory(app, storyId)
})
afterAll(() => app.close())

describe('signed file addresses', () => {
  test('answer 404 to other accounts, guests, changes and after expiry', async () => {
    const [parent, stranger] = [await app.signUp(), await app.signUp('Familie Winter')]
    const url = (await parent.api.reading.open({ storyId: 'lesen-6' })).texts.de?.pdfUrl ?? ''
    expect((await parent.request(url)).status).toBe(200)
    expect((await stranger.request(url)).status).toBe(404)
    expect((await app.guest.request(url)).status).toBe(404)
    expect((await parent.request(url.replace(/e=\d/, 'e=9'))).status).toBe(404)
    expect((await parent.request(url.replace(/\?.*/, ''))).status).toBe(404)
    app.clock.set('2026-11-21T17:00:01Z')
    expect((await parent.request(url)).status).toBe(404)
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('answer single ranges per RFC 9110, private and unsniffed', async () => {
    const parent = await app.signUp()
    const url = (await parent.api.reading.open({ storyId: 'lesen-7' })).texts.de?.pdfUrl ?? ''
    const part = await parent.request(url, { headers: { range: 'bytes=0-7' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.7'])
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-7\/\d+$/)
    expect(part.headers.get('content-type')).toBe('application/pdf')
    const whole = await (await parent.request(url)).text()
    for (const range of ['9-9', '4-999999', '-5', '9-']) {
      const answer = await parent.request(url, { headers: { range: `bytes=${range}` } })
      const [from = '', to = ''] = range.split('-')
      const expected = from
        ? whole.slice(Number(from), to ? Number(to) + 1 : undefined)
        : whole.slice(-5)
      expect([range, answer.status, await answer.text()]).toEqual([range, 206, expected])
    }
    const many = await parent.request(url, { headers: { range: 'bytes=0-1,4-5' } })
    expect([many.status, await many.text()]).toEqual([200, whole])
    expect((await parent.request(url, { headers: { range: 'bytes=9999-99999' } })).status).toBe(416)
    expect((await parent.request(url, { headers: { range: 'bytes=99999-' } })).status).toBe(416)
    expect(part.headers.get('cache-control')).toContain('private')
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
    expect(part.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('lead to no file outside the store', async () => {
    for (const path of [
      '../auth-secret',
      '%2e%2e/auth-secret',
      'ab/%2e%2e%2fsecret.pdf',
      '..%5cx.pdf',
    ]) {
      expect((await app.guest.request(`/files/${path}?e=9999999999&s=x`)).status).toBe(404)
    }
  })
})

test('an opening compresses the story in an accepted encoding', async () => {
  const parent = await app.signUp()
  const open = (accepted: string) =>
    parent.request('/rpc/reading/open', {
      method: 'POST',
      body: { json: { storyId: 'lesen-8' } },
      headers: { 'accept-encoding': accepted, 'idempotency-key': crypto.randomUUID() },
    })
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['', 'identity'],
  ] as const) {
    const answer = await open(accepted)
    expect(encodingOf(answer)).toBe(encoding)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(JSON.parse(await readText(answer)).json).toMatchObject({
      storyId: 'lesen-8',
      remaining: 19,
    })
  }
})
