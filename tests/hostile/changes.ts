import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/db/client.ts'

/** Rate limits and a timer write these, even for refused calls. */
const ignoredTables = new Set(['rate_limit', 'trace_bucket'])

/** A changed row: its table and operation, with the columns of an update. */
export type Change = string

/**
 * Records every written row by triggers, except rolled back ones. A new `version` alone, which only
 * announces a change to open pages, is ignored. `take` returns the changes since its last call.
 */
export async function watchChanges(db: Database): Promise<{ take(): Promise<Change[]> }> {
  await db.execute(sql`create schema hostile`)
  await db.execute(
    sql`create unlogged table hostile.change (id bigserial primary key, what text not null)`,
  )
  await db.execute(sql`
    create function hostile.record() returns trigger language plpgsql security definer as $$
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
  for (const { name } of rows.filter((table) => !ignoredTables.has(table.name))) {
    await db.execute(sql`
      create trigger hostile_record after insert or update or delete on ${sql.identifier(name)}
      for each row execute function hostile.record()`)
  }
  let last = 0
  return {
    async take() {
      const newRows = await db.execute<{ id: string; what: Change }>(
        sql`select id, what from hostile.change where id > ${last} order by id`,
      )
      last = Number(newRows.rows.at(-1)?.id ?? last)
      return newRows.rows.map(({ what }) => what)
    },
  }
}
