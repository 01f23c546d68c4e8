import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runCommand } from '../support/command.ts'
import { type Campaign, runStatement } from './campaign.ts'
import type { Cluster } from './cluster.ts'

const loadMs = 3_000
const restoredName = 'restored'

/**
 * Backs up while families write, and restores into an empty database and an empty part of the store. The
 * commands compare the hash of every table and file. Returns what the restore said; throws where one fails.
 */
export async function backUpAndRestore(
  cluster: Cluster,
  campaign: Campaign,
  dir: string,
): Promise<string> {
  const { settings } = cluster.store
  const file = path.join(dir, 'backup.tar')
  const load = campaign.startLoad()
  await delay(loadMs)
  try {
    await run('backup', file, { ...settings, DATABASE_URL: appUrl(cluster, 'fabelhain') })
  } finally {
    await load.stop()
  }
  await runStatement(
    cluster.databaseUrl,
    `create database ${restoredName} owner fabelhain_app template template0
      locale_provider icu icu_locale 'de-DE' locale 'C.UTF-8'`,
  )
  return run('restore', file, {
    ...settings,
    STORAGE_URL: (settings.STORAGE_URL ?? '').replace('/files?', `/${restoredName}?`),
    DATABASE_URL: appUrl(cluster, restoredName),
    DATA_DIR: path.join(dir, restoredName),
  })
}

/** The application's way to a database. */
function appUrl({ databaseUrl }: Cluster, database: string): string {
  const url = new URL(databaseUrl)
  url.username = 'fabelhain_app'
  url.pathname = database
  return url.href
}

async function run(name: 'backup' | 'restore', file: string, settings: Record<string, string>) {
  const { code, stdout, stderr } = await runCommand(name, [file], settings)
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${stderr}`)
  return stdout.trim()
}
