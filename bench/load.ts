import autocannon from 'autocannon'
import { cpuSeconds } from './processes.ts'

export interface LoadResult {
  requestsPerSecond: number
  /** CPU time per request of the Node process and PostgreSQL together, in microseconds. */
  cpuMicroseconds: number
  /** 99th percentile of the latency in milliseconds. */
  p99Ms: number
  /** Responses that are not 2xx, and errors of the connection. */
  failed: number
}

export interface Workload {
  name: string
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  headers?: Record<string, string>
  /** Parts that differ from request to request. */
  vary?: (turn: number) => { path?: string; body?: unknown; headers?: Record<string, string> }
}

const connections = 32
const seconds = 2

/**
 * Sends requests over 32 connections for 2 seconds, after a second to warm up, and measures their cost.
 */
export async function measure(
  baseUrl: string,
  pids: { server: number; postmaster: number },
  workload: Workload,
): Promise<LoadResult> {
  await load(baseUrl, workload, 1)
  const before = cpuSeconds([pids.server], pids.postmaster)
  const result = await load(baseUrl, workload, seconds)
  const spent = cpuSeconds([pids.server], pids.postmaster) - before
  const done = result['2xx'] + result['4xx']
  return {
    requestsPerSecond: Math.round(done / result.duration),
    cpuMicroseconds: Math.round((spent / done) * 1e6),
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

let turn = 0

/** Sends requests over 32 connections for `duration` seconds. */
export function load(
  baseUrl: string,
  { path, method = 'GET', headers = {}, vary }: Workload,
  duration: number,
) {
  return autocannon({
    url: baseUrl,
    connections,
    duration,
    requests: [
      {
        method,
        path,
        headers: { 'content-type': 'application/json', ...headers },
        ...(vary && {
          setupRequest(request) {
            const change = vary(turn++)
            return {
              ...request,
              path: change.path ?? path,
              headers: { ...request.headers, ...change.headers },
              ...(change.body !== undefined && { body: JSON.stringify(change.body) }),
            }
          },
        }),
      },
    ],
  })
}
