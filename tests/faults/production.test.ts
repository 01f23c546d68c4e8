import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyStory } from '../../src/server/draft/rules.ts'
import { findPorts } from '../cluster/processes.ts'
import { urlOf } from '../support/cluster.ts'
import { runCommand } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { draftText } from '../support/drafts.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { productionSettings } from '../support/production.ts'
import { startS3Server } from '../support/s3-server.ts'
import { type ServerProcess, spawnServer } from '../support/server-process.ts'
import { createTestUsers } from '../support/test-user.ts'
import { upload } from '../support/uploads.ts'

const origin = 'https://fabelhain.test'
const servers: ServerProcess[] = []
let folder: string
let database: TestDatabase
let mailSink: Awaited<ReturnType<typeof startMailSink>>
let store: Awaited<ReturnType<typeof startS3Server>>
let settings: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fabelhain-production-'))
  database = await createTestDatabase({ losesConnections: true })
  mailSink = await startMailSink()
  store = await startS3Server(path.join(folder, 'store'))
  settings = {
    ...productionSettings({ BASE_URL: origin, SMTP_URL: mailSink.url }),
    ...store.settings,
    STORAGE_URL: store.storageUrl,
    DATABASE_URL: urlOf(database.directAddress),
    SEED: 'off',
  }
})
afterAll(async () => {
  for (const server of servers) await server.kill()
  await store.stop()
  await mailSink.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** Starts a server in production mode; its users speak to it as through a proxy that ends TLS. */
async function startServer(name: string) {
  const { port } = await findPorts(['port'])
  const server = spawnServer(path.join(folder, name), { ...settings, PORT: String(port) })
  servers.push(server)
  await server.ready()
  return createTestUsers(database.db, {
    fetch(request) {
      const { pathname, search } = new URL(request.url)
      const forwarded = new Request(`http://127.0.0.1:${port}${pathname}${search}`, request)
      if (request.headers.has('origin')) forwarded.headers.set('origin', origin)
      forwarded.headers.set('x-forwarded-proto', 'https')
      return fetch(forwarded)
    },
  })
}

test('the first editor gets the role by a command, and what the editor publishes on one server, a parent reads on the other', async () => {
  const [first, second] = [await startServer('first'), await startServer('second')]
  const founder = await first.signUp('Redaktion')
  await expect(founder.api.draft.create({ title: 'Zu früh' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  const granted = await runCommand('admin', ['grant', founder.email], settings)
  expect(granted).toMatchObject({ code: 0 })

  const editor = await first.signIn(founder)
  const { storyId, version } = await editor.api.draft.create({ title: 'Der Igel im Nebel' })
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer()
  const checked = await editor.api.upload.check({
    uploadId: await upload(editor, 'picture', picture, 'Titel.png'),
  })
  if (checked.kind !== 'picture') throw new Error(`no picture, but ${checked.kind}`)
  const saved = await editor.api.draft.save({
    storyId,
    version,
    story: {
      ...emptyStory('Der Igel im Nebel'),
      values: ['mut'],
      author: 'Maria Muster',
      license: 'Eigene Geschichte',
      texts: { de: draftText('Der Igel im Nebel') },
      pictures: { 'cover.de': checked.sources.map(({ widthPx, key }) => ({ widthPx, key })) },
    },
  })
  await editor.api.draft.publish({ storyId, version: saved.version, at: null })

  const parent = await second.signUp('Familie Winter')
  const opened = await parent.api.reading.open({ storyId })
  expect(opened.texts.de?.title).toBe('Der Igel im Nebel')
  const requestsBefore = store.stats.requests
  const cover = await second.guest.request(`/covers/${storyId}`)
  expect(cover.status).toBe(200)
  const { width, height, format } = await sharp(await cover.bytes()).metadata()
  expect({ width, height, format }).toMatchObject({ width: 64, height: 48 })
  expect(store.stats.requests).toBeGreaterThan(requestsBefore)
})
