import { bigint, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { DeviceClass, TraceName } from '../../contract/trace-kinds.ts'

/** Histograms of what browsers measured, by day in Berlin; nothing in it leads to anybody. */
export const traceBucket = pgTable(
  'trace_bucket',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').$type<TraceName>().notNull(),
    device: text('device').$type<DeviceClass>().notNull(),
    /** Its bounds are in src/server/trace/rules.ts; they never change once something is counted. */
    bucket: smallint('bucket').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.device, table.bucket] })],
)
