import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, createDatabase } from '../../src/server/db/client.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { runCommand } from '../support/command.ts'
import { silentLog } from '../support/log.ts'
import { findDatabasePid } from '../support/server-process.ts'

const migrationsDir = path.join(import.meta.dirname, '../../drizzle')
let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fabelhain-admin-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const admin = (...args: string[]) => runCommand('admin', args, { DATA_DIR: dataDir })

test('admin works without a database, before its setup, beside a server and without one', async () => {
  const missing = await admin('list')
  expect(missing).toMatchObject({ code: 1, stdout: '' })
  expect(missing.stderr).toContain(`In ${dataDir} ist keine Datenbank. Starte zuerst den Server`)
  expect(await admin('help')).toMatchObject({ code: 0, stderr: '' })

  const database = await startEmbedded({ dataDir, log: silentLog })
  expect((await admin('list')).stderr).toContain('ist Fabelhain noch nicht')
  const db = createDatabase(database.connection, silentLog)
  await migrate(database.connection, { migrationsDir })
  await db.$client.query(
    `insert into "user" (id, name, email, email_verified) values
      ('${'a'.repeat(32)}', 'Anna', 'anna@example.org', true)`,
  )
  const granted = await admin('grant', 'anna@example.org')
  expect(granted.code).toBe(0)
  expect(granted.stdout).toContain('anna@example.org gehört jetzt zur Redaktion (publisher).')
  expect(JSON.parse(granted.stderr)).toMatchObject({ event: 'security', what: 'role-changed' })
  const refused = await admin('grant', 'bea@example.org')
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(findDatabasePid(dataDir)).not.toBeNull()

  await closeDatabase(db)
  await database.stop()
  const listed = await admin('list')
  expect(listed).toMatchObject({ code: 0, stderr: '' })
  expect(listed.stdout).toContain('anna@example.org  publisher  Anna')
  expect(findDatabasePid(dataDir)).toBeNull()
})
