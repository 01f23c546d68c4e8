import type { ClientBase } from 'pg'
import type { StoredPartition, StoredSequence } from './format.ts'

/** Whether an object belongs to an extension, such as a view of a monitoring tool. */
const isExtensions = `exists (select from pg_depend where objid = c.oid and deptype = 'e')`

export interface Table {
  name: string
  /** The columns that are written; generated ones are computed again. */
  columns: string[]
  sizeBytes: number
}

/** The tables of the product. A partitioned table is read and written as one. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name,
        (select json_agg(attname order by attnum) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        coalesce((select sum(pg_table_size(relid)) from pg_partition_tree(c.oid)),
          pg_table_size(c.oid))::float8 as "sizeBytes"
      from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and not ${isExtensions}
      order by relname`,
  )
  return rows
}

/** The partitions of partitioned tables. */
export async function listPartitions(client: ClientBase): Promise<StoredPartition[]> {
  const { rows } = await client.query<StoredPartition>(
    `select c.relname as name, parent.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_class c join pg_inherits on inhrelid = c.oid join pg_class parent on parent.oid = inhparent
      where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      order by c.relname`,
  )
  return rows
}

/** Sequences change outside of transactions, so a value may be newer than the rows; never older. */
export async function listSequences(client: ClientBase): Promise<StoredSequence[]> {
  const { rows } = await client.query<StoredSequence>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
      where schemaname = 'public' order by sequencename`,
  )
  return rows
}

/** Whether nothing was ever set up in a database. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'drizzle') and relkind in ('r', 'p', 'v', 'm', 'S')
        and not ${isExtensions} limit 1`,
  )
  return rowCount === 0
}

/** Statements around a load: one list before it, the other after it. */
export interface LoadStatements {
  before: string[]
  after: string[]
}

/**
 * Removes foreign keys for the load and adds them again, which checks all rows at once: the owner of a
 * table may not switch them off, and they would demand an order of the tables. Switches off our own triggers,
 * which would count and announce every row.
 */
export async function listLoadStatements(client: ClientBase): Promise<LoadStatements> {
  const { rows } = await client.query<{ before: string; after: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as before,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) as after
      from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
    union all
    select distinct format('alter table %s disable trigger user', tgrelid::regclass),
        format('alter table %s enable trigger user', tgrelid::regclass)
      from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and tgparentid = 0 and relnamespace = 'public'::regnamespace`,
  )
  return { before: rows.map((row) => row.before), after: rows.map((row) => row.after) }
}

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
