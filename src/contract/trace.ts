import { z } from 'zod'
import { editorCall, guestCall } from './base.ts'
import {
  deviceClasses,
  maxCls,
  maxTraceMs,
  maxTraces,
  taskNames,
  traceNames,
  vitalNames,
} from './trace-kinds.ts'

const DeviceClass = z.enum(deviceClasses)

/** One measurement: name and value. */
const Trace = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('CLS'), value: z.number().min(0).max(maxCls) }),
  z.strictObject({
    name: z.enum([...vitalNames, ...taskNames]).exclude(['CLS']),
    /** In milliseconds. */
    value: z.number().min(0).max(maxTraceMs),
  }),
])

/** Measurements of a browser since its last batch; they identify neither a user nor a page. */
export const TraceBatch = z.strictObject({
  device: DeviceClass,
  traces: z.array(Trace).min(1).max(maxTraces),
})
export type TraceBatch = z.infer<typeof TraceBatch>

/** Count and percentiles; the percentiles are null where the count is 0. */
const distribution = {
  count: z.number().int(),
  p50: z.number().nullable(),
  p75: z.number().nullable(),
  p95: z.number().nullable(),
}

export const Measurement = z.object({
  name: z.enum(traceNames),
  ...distribution,
  /** The last 30 days in Berlin, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), ...distribution })),
})
export type Measurement = z.infer<typeof Measurement>

export const trace = {
  /** Counts measurements without storing who sent them. */
  record: guestCall
    .route({ method: 'POST', path: '/traces', summary: 'Messwerte senden', tags: ['trace'] })
    .input(TraceBatch)
    .output(z.object({ counted: z.number().int() })),

  /** The last 30 days of every kind, in the order of `traceNames`; the data is some seconds old. */
  list: editorCall
    .route({ method: 'GET', path: '/editor/traces', summary: 'Messwerte', tags: ['trace'] })
    .input(z.strictObject({ device: DeviceClass.optional() }))
    .output(z.array(Measurement)),
}
