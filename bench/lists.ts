import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { appRole } from '../src/server/db/app-role.ts'
import { closeDatabase, createDatabase, type Database } from '../src/server/db/client.ts'
import { databaseName } from '../src/server/db/embedded-cluster.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { log, withEmbedded } from './embedded.ts'
import { generate } from './generated.ts'
import { fillFamily, measureGrowingLists } from './growing-lists.ts'

/**
 * Measures the lists of a family in a library of 100 stories, and in one of 5,000, where the family has 2,000
 * likes and ten years of its diary.
 */
const sizes = [
  { stories: 100, likes: 100, days: 100 },
  { stories: 5_000, likes: 2_000, days: 3_650 },
]
const migrationsDir = path.join(import.meta.dirname, '../drizzle')

await withEmbedded(async ({ connection }, dir) => {
  const databases: Database[] = []
  try {
    for (const size of sizes) {
      const library = { ...connection, database: `library_${size.stories}` }
      const superuser = { ...library, user: databaseName }
      const client = new pg.Client({ ...connection, user: databaseName })
      await client.connect()
      await client.query(`create database ${library.database} owner ${appRole}`)
      await client.end()
      await migrate(library, { migrationsDir, log })
      await generate(superuser, { accounts: 500, stories: size.stories })
      await fillFamily(superuser, size)
      databases.push(createDatabase(library, log))
    }
    const pidFile = await readFile(path.join(dir, 'pg/postmaster.pid'), 'utf8')
    const postmasterPid = Number(pidFile.split('\n')[0])
    for (const { name, costs } of await measureGrowingLists(databases, postmasterPid)) {
      const [small = 0, large = 0] = costs
      const figures = [small, large].map((ms) => `${ms.toFixed(2)} ms`.padStart(12)).join('')
      process.stdout.write(`${name.padEnd(26)}${figures}  ${(large / small).toFixed(1)} x\n`)
    }
  } finally {
    await Promise.all(databases.map(closeDatabase))
  }
})
