import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { quoted } from './catalog.ts'
import { createRowDigest, type RowDigest } from './row-digest.ts'

/**
 * Settings by which every PostgreSQL writes and reads the same text. A limit for the server's short
 * statements would end a copy.
 */
export const copySettings = `
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`

interface Columns {
  name: string
  columns: string[]
}

/** All rows in COPY's text format; `digest` counts them as they pass. */
export async function* copyOut(
  client: ClientBase,
  { name, columns }: Columns,
  digest: RowDigest,
): AsyncGenerator<Buffer> {
  const list = columns.map(quoted).join()
  // A plain `copy table` refuses partitioned tables.
  const rows = client.query(copyTo(`copy (select ${list} from ${quoted(name)}) to stdout`))
  for await (const chunk of rows) {
    digest.add(chunk)
    yield chunk
  }
}

/** Takes rows in COPY's text format. */
export interface CopyTarget {
  write(rows: Buffer): Promise<void>
  /** Rejects where PostgreSQL refused a row. */
  end(): Promise<void>
}

export function copyIn(client: ClientBase, { name, columns }: Columns): CopyTarget {
  const list = columns.map(quoted).join()
  const target = client.query(copyFrom(`copy ${quoted(name)} (${list}) from stdin`))
  const ended = finished(target)
  // An error also ends a `write` that waits, which reports it.
  ended.catch(() => {})
  return {
    async write(rows) {
      if (!target.write(rows)) await Promise.race([once(target, 'drain'), ended])
    },
    async end() {
      target.end()
      await ended
    },
  }
}

/** The number and the digest of a table's rows. */
export async function digestTable(
  client: ClientBase,
  table: Columns,
  onBytes: (count: number) => void,
): Promise<{ rows: number; digest: string }> {
  const digest = createRowDigest()
  for await (const chunk of copyOut(client, table, digest)) onBytes(chunk.length)
  return { rows: digest.rows(), digest: digest.hex() }
}
