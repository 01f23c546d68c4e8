import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import {
  createTarget,
  databaseOf,
  hashFiles,
  hashTables,
  noise,
  type Target,
} from '../support/backup.ts'
import { runCommand } from '../support/command.ts'
import { addStory } from '../support/stories.ts'
import { waitFor } from '../support/wait-for.ts'

let app: TestApp
let source: { url: string; dir: string }
/** Its folder also holds the archives and the source's link to its files. */
let target: Target

beforeAll(async () => {
  app = await createTestApp()
  target = await createTarget()
  const dir = path.join(target.dir, 'source')
  mkdirSync(dir)
  symlinkSync(app.filesDir, path.join(dir, 'files'))
  source = { url: (await databaseOf(app)).url, dir }
  await addStory(app, 'erste')
  for (let number = 0; number < 60; number++) {
    await app.files.put(noise(`picture ${number}`, 200_000), 'avif')
  }
  await app.db.$client.query(
    `insert into rate_limit (key, count, window_ends_at)
      select 'Zeile ' || i || md5(i::text), i, now() from generate_series(1, 50000) i`,
  )
})
afterAll(async () => {
  await app.close()
  await target.drop()
})

/** Runs a command, which is killed in the middle of a step, if one is given. */
async function run(
  name: 'backup' | 'restore',
  args: string[],
  { url, dir }: { url: string; dir: string },
  killAtStep = '',
) {
  const settings = { DATABASE_URL: url, DATA_DIR: dir, KILL_AT_STEP: killAtStep }
  const { code, stdout, stderr } = await runCommand(name, args, settings)
  return { code, output: stdout + stderr }
}

test('kill -9 at any step of a backup or a restore: the same command then works', async () => {
  const archives = path.join(target.dir, 'archives')
  mkdirSync(archives)
  const file = path.join(archives, 'sicherung.tar')
  for (const step of ['Datenbank', 'Dateien']) {
    expect(await run('backup', [file], source, step)).toMatchObject({ code: null })
    const left = readdirSync(archives)
    expect(left).not.toContain('sicherung.tar')
    for (const name of left) {
      const verified = await run('backup', ['--verify', path.join(archives, name)], source)
      expect(verified.code).toBe(1)
      expect(verified.output).toMatch(/nicht vollständig|keine Sicherung/)
    }
  }
  const saved = await run('backup', [file], source)
  expect(saved.output).toContain(`Gesichert in ${file}`)
  expect(saved.code).toBe(0)
  expect(await run('backup', ['--verify', file], source)).toMatchObject({ code: 0 })

  for (const step of ['Prüfung', 'Dateien', 'Datenbank', 'Vergleich']) {
    expect(await run('restore', [file], target, step)).toMatchObject({ code: null })
    const tables = `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
    await waitFor(async () => expect(await target.query(tables)).toEqual([]))
  }
  const restored = await run('restore', [file], target)
  expect(restored.output).toContain('Nächster Schritt: den Server starten.')
  expect(restored.code).toBe(0)
  const client = await target.connect()
  expect(await hashTables(client)).toEqual(await hashTables(app.db.$client))
  await client.end()
  const isStored = ([name]: [string, string]) => /^[0-9a-f]{2}\/.*[^p]$/.test(name)
  const files = Object.entries(await hashFiles(app.filesDir)).filter(isStored)
  const own = Object.entries(await hashFiles(target.filesDir)).filter(isStored)
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(files))
})
