import { z } from 'zod'
import { editorCall, guestCall } from './base.ts'
import {
  deviceClasses,
  maxShift,
  maxTraceMs,
  maxTraces,
  traceNames,
  vitalNames,
  workNames,
} from './trace-kinds.ts'

const DeviceClass = z.enum(deviceClasses)

/** One measurement: what it is of, and how much. */
const Trace = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('CLS'), value: z.number().min(0).max(maxShift) }),
  z.strictObject({
    name: z.enum([...vitalNames, ...workNames]).exclude(['CLS']),
    /** In milliseconds. */
    value: z.number().min(0).max(maxTraceMs),
  }),
])

/** What a browser has measured since it last told; nothing in it leads to a person or a page. */
export const TraceBatch = z.strictObject({
  device: DeviceClass,
  traces: z.array(Trace).min(1).max(maxTraces),
})
export type TraceBatch = z.infer<typeof TraceBatch>

/** Of `count` measurements half stay within p50, 75 % within p75, 95 % within p95; null of none. */
const spread = {
  count: z.number().int(),
  p50: z.number().nullable(),
  p75: z.number().nullable(),
  p95: z.number().nullable(),
}

export const Measurement = z.object({
  name: z.enum(traceNames),
  ...spread,
  /** The last 30 days in Berlin, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), ...spread })),
})
export type Measurement = z.infer<typeof Measurement>

export const trace = {
  /** Counts measurements; who sent them is not kept. */
  record: guestCall
    .route({ method: 'POST', path: '/traces', summary: 'Messwerte senden', tags: ['trace'] })
    .input(TraceBatch)
    .output(z.object({ counted: z.number().int() })),

  /** The last 30 days of every kind, in the order of their names' list; up to some seconds late. */
  list: editorCall
    .route({ method: 'GET', path: '/editor/traces', summary: 'Messwerte', tags: ['trace'] })
    .input(z.strictObject({ device: DeviceClass.optional() }))
    .output(z.array(Measurement)),
}
