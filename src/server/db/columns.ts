import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, with its time zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => at('created_at').notNull().defaultNow()
export const updatedAt = () => at('updated_at').notNull().defaultNow()

/** A transaction of PostgreSQL, as a number in text. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
