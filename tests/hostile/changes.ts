import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/db/client.ts'

/** Written by every refused call that counts tries, and by a timer. */
const ownTime = new Set(['rate_limit', 'trace_bucket'])

/** A row that a call changed: the table and what was done, with the columns of an update. */
export type Change = string

/**
 * Notes by triggers every row that is written from now on; what is rolled back is not noted. The new
 * version that tells pages of news a moment after a change is no change.
 */
export async function watchChanges(db: Database): Promise<{ take(): Promise<Change[]> }> {
  await db.execute(sql`create schema hostile`)
  await db.execute(
    sql`create unlogged table hostile.change (id bigserial primary key, what text not null)`,
  )
  await db.execute(sql`
    create function hostile.note() returns trigger language plpgsql security definer as $$
    declare
      columns text := '';
    begin
      if tg_op = 'UPDATE' then
        select coalesce(string_agg(key, ', ' order by key), '') into columns
          from jsonb_each(to_jsonb(new)) as after(key, value)
          where value is distinct from to_jsonb(old) -> key and key <> 'version';
        if columns = '' then return null; end if;
      end if;
      insert into hostile.change (what) values (trim(tg_table_name || ' ' || lower(tg_op) || ' ' || columns));
      return null;
    end $$`)
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows.filter((table) => !ownTime.has(table.name))) {
    await db.execute(sql`
      create trigger hostile_note after insert or update or delete on ${sql.identifier(name)}
      for each row execute function hostile.note()`)
  }
  let last = 0
  return {
    async take() {
      const taken = await db.execute<{ id: string; what: Change }>(
        sql`select id, what from hostile.change where id > ${last} order by id`,
      )
      last = Number(taken.rows.at(-1)?.id ?? last)
      return taken.rows.map(({ what }) => what)
    },
  }
}
