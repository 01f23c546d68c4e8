import { bigint, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { DeviceClass, TraceName } from '../../contract/trace-kinds.ts'

/** Histograms of measurements by day in Berlin, without personal data. */
export const traceBucket = pgTable(
  'trace_bucket',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').$type<TraceName>().notNull(),
    device: text('device').$type<DeviceClass>().notNull(),
    /** Bounds are in src/server/trace/rules.ts; they must never change. */
    bucket: smallint('bucket').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.device, table.bucket] })],
)
