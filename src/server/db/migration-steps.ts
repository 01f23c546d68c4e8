import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'

/** A committed migration; `folderMillis` identifies it. */
export type MigrationStep = MigrationMeta

/** All committed migrations, oldest first. */
export const readMigrationSteps = (migrationsDir: string): MigrationStep[] =>
  readMigrationFiles({ migrationsFolder: migrationsDir })

/**
 * Applies the migrations that a database lacks in the caller's transaction and records them as Drizzle does,
 * which commits them itself.
 */
export async function applySteps(client: ClientBase, steps: MigrationStep[]): Promise<void> {
  await client.query(`create schema if not exists drizzle`)
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`)
  const newestMs = (await appliedMigrations(client)).at(-1) ?? 0
  for (const { sql, hash, folderMillis } of steps) {
    if (folderMillis <= newestMs) continue
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

/** The times of the migrations that a database has, oldest first. */
export async function appliedMigrations(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ time: number }>(
    'select created_at::float8 as time from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ time }) => time)
}
