import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { TraceBatch } from '../../contract/trace.ts'

/** Access to the metrics: by token, open, or closed. */
export type MetricsAccess = { token: string } | 'open' | 'closed'

/** Bucket bounds in seconds; few, because every bound is a line for each name and device. */
const traceBounds = [0.025, 0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 10, 30, 60]
const requestBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const shiftBounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1]

interface AnsweredRequest {
  /** A class of routes, never a path. */
  route: string
  method: string
  status: number
  seconds: number
}

/** Metrics of this process since its start, in the format of Prometheus. */
export interface Metrics {
  /** Adds measurements of browsers (spec 7.21). */
  observeTraces(batch: TraceBatch): void
  observeRequest(request: AnsweredRequest): void
  /** Everything as text, and its media type. */
  render(): Promise<{ text: string; mediaType: string }>
}

/** Creates a registry for one app; `openStreams` is called at every read. */
export function createMetrics({ openStreams }: { openStreams: () => number }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'fabelhain_trace_seconds',
    help: 'What browsers measured, by kind and by class of device.',
    labelNames: ['name', 'device'],
    buckets: traceBounds,
    registers,
  })
  const shifts = new Histogram({
    name: 'fabelhain_layout_shift',
    help: 'Cumulative layout shift of page loads, by class of device.',
    labelNames: ['device'],
    buckets: shiftBounds,
    registers,
  })
  const requests = new Histogram({
    name: 'fabelhain_http_request_seconds',
    help: 'Time until an answer began, by class of route.',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBounds,
    registers,
  })
  new Gauge({
    name: 'fabelhain_open_streams',
    help: 'Live streams of user documents that are open.',
    registers,
    collect() {
      this.set(openStreams())
    },
  })

  return {
    observeTraces({ device, traces }) {
      for (const { name, value } of traces) {
        if (name === 'CLS') shifts.observe({ device }, value)
        else durations.observe({ name, device }, value / 1000)
      }
    },
    observeRequest({ route, method, status, seconds }) {
      const statusClass = `${Math.floor(status / 100)}xx`
      requests.observe({ route, method, status: statusClass }, seconds)
    },
    render: async () => ({ text: await registry.metrics(), mediaType: registry.contentType }),
  }
}
