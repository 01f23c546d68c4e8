import pg from 'pg'
import type { LoadLog, Register } from './load.ts'

/** What the load was told and the database does not have, one line each. */
export async function findLosses(
  databaseUrl: string,
  { registers, openings }: LoadLog,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const losses: string[] = []
    for (const register of registers) {
      if (register.acknowledged === '') continue
      const { rows } = await client.query(queries[register.kind], parameters(register))
      const found = String(rows[0]?.value)
      if (![register.acknowledged, register.pending].includes(found))
        losses.push(
          `${register.kind} ${register.storyId}: ${register.acknowledged}, found ${found}`,
        )
    }
    const { rows: missing } = await client.query(
      `select key from unnest($1::text[], $2::text[]) as sent (user_id, key)
        where not exists (select from idempotency_key k where k.user_id = sent.user_id and k.key = sent.key)`,
      [openings.map(({ uid }) => uid), openings.map(({ key }) => key)],
    )
    losses.push(...missing.map(({ key }) => `opening ${key}`))
    const { rows: wrong } = await client.query(wrongCounters)
    losses.push(...wrong.map(({ counter }) => `counter ${counter}`))
    return losses
  } finally {
    await client.end()
  }
}

const parameters = ({ uid, kind, storyId }: Register) =>
  kind === 'nickname' ? [uid] : [uid, storyId]

const queries = {
  nickname: 'select display_name as value from profile where user_id = $1',
  like: 'select exists (select from story_like where user_id = $1 and story_id = $2) as value',
  note: 'select note as value from diary_entry where user_id = $1 and story_id = $2',
  place: `select sentence as value from child_read
    where user_id = $1 and story_id = $2 and child_id = 'default'`,
}

/** Counters that differ from what they count. */
const wrongCounters = `
  select 'likes of ' || story_id as counter from story s where likes <> kept_likes +
    (select count(*) from story_like l where l.story_id = s.story_id)
  union all
  select 'reads of ' || user_id from profile p where used_pdf_reads <>
    (select count(*) from monthly_read m where m.user_id = p.user_id
      and m.month = to_char(p.counter_reset at time zone 'Europe/Berlin' - interval '1 day', 'YYYY-MM'))`
