import type { PoolClient } from 'pg'
import type { Database } from '../../src/server/db/client.ts'

/** A statement as it was sent to PostgreSQL. */
export interface SentStatement {
  text: string
  values: unknown[]
}

/** Records every statement that `work` sends, each text once. */
export async function recordStatements(
  { $client: pool }: Database,
  work: () => Promise<unknown>,
): Promise<SentStatement[]> {
  const sent = new Map<string, SentStatement>()
  const originals = new Map<PoolClient, PoolClient['query']>()
  const onAcquire = (client: PoolClient) => {
    if (originals.has(client)) return
    const { query } = client
    originals.set(client, query)
    client.query = ((...call: unknown[]) => {
      const [first, second] = call as [string | { text: string; values?: unknown[] }, unknown]
      const text = typeof first === 'string' ? first : first.text
      const given = typeof first === 'object' ? (first.values ?? second) : second
      sent.set(text, { text, values: Array.isArray(given) ? given : [] })
      return Reflect.apply(query, client, call)
    }) as typeof query
  }
  pool.on('acquire', onAcquire)
  try {
    await work()
  } finally {
    pool.off('acquire', onAcquire)
    for (const [client, query] of originals) client.query = query
  }
  return [...sent.values()]
}
