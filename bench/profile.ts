import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Profiler } from 'node:inspector'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { prepareAccounts, prepareWorkloads } from './costs.ts'
import { load } from './load.ts'
import { prepareServer } from './server-under-test.ts'

/** Places that are listed. */
const listed = 25
const seconds = 6

/** Self times in milliseconds by place. */
type SelfTimes = Map<string, number>

/**
 * Writes a CPU profile of the server under one workload to `bench/profiles/<name>.cpuprofile`, with the names
 * of the sources, which a browser's developer tools open; prints where the time goes.
 */
export async function profileWorkload(name: string): Promise<void> {
  const server = await prepareServer()
  await mkdir('bench/profiles', { recursive: true })
  const file = path.resolve('bench/profiles', `${name}.cpuprofile`)
  await rm(file, { force: true })
  try {
    const recorder = path.resolve('bench/profile-recorder.ts')
    const running = await server.start(['--import', recorder], { PROFILE_FILE: file })
    try {
      const accounts = await prepareAccounts(server, running)
      const { workloads } = await prepareWorkloads(server, running, accounts)
      const workload = workloads.find((one) => one.name === name)
      const names = workloads.map((one) => one.name).join(', ')
      if (!workload) throw new Error(`There is no workload "${name}". There are: ${names}`)
      await load(running.baseUrl, workload, 2)
      process.kill(running.pid, 'SIGUSR2')
      await load(running.baseUrl, workload, seconds)
      process.kill(running.pid, 'SIGUSR2')
      while (!existsSync(file)) await delay(100)
    } finally {
      await running.stop()
    }
  } finally {
    await server.remove()
  }
  const profile = withSources(JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, JSON.stringify(profile))
  print(profile)
  console.log(`\nwritten to ${path.relative(process.cwd(), file)}`)
}

/** Replaces positions in the bundle by positions in the sources. */
function withSources(profile: Profiler.Profile): Profiler.Profile {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (url: string): SourceMap | null => {
    const known = maps.get(url)
    if (known !== undefined) return known
    const file = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : ''
    const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
    maps.set(url, map)
    return map
  }
  const nodes = profile.nodes.map((node) => {
    const { url, lineNumber, columnNumber } = node.callFrame
    const origin = mapOf(url)?.findEntry(lineNumber, columnNumber)
    if (!origin || !('originalSource' in origin)) return node
    const source = path.resolve('dist/server', origin.originalSource)
    const callFrame = {
      ...node.callFrame,
      url: path.relative(process.cwd(), source),
      lineNumber: origin.originalLine,
      columnNumber: origin.originalColumn,
    }
    return { ...node, callFrame }
  })
  return { ...profile, nodes }
}

/** Adds up the self times of a profile by a name for each place. */
function addUp(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  nameOf: (frame: Profiler.ProfileNode['callFrame']) => string,
): SelfTimes {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times: SelfTimes = new Map()
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  }
  times.delete('(idle)')
  return times
}

function print(profile: Profiler.Profile) {
  const parts = addUp(profile, ({ url, functionName }) => partOf(url) ?? (functionName || 'native'))
  const places = addUp(profile, ({ functionName, url, lineNumber }) =>
    url ? `${functionName || '(anonymous)'}  ${shorten(url)}:${lineNumber + 1}` : functionName,
  )
  for (const [title, times] of [
    ['by part', parts],
    ['by function', places],
  ] as const) {
    const all = [...times.values()].reduce((sum, each) => sum + each, 0)
    console.log(`\nSelf time ${title}, of ${Math.round(all)} ms`)
    const sorted = [...times].sort(([, a], [, b]) => b - a).slice(0, listed)
    for (const [name, ms] of sorted)
      console.log(`${((100 * ms) / all).toFixed(1).padStart(6)} %  ${name}`)
  }
}

const shorten = (url: string) => url.replace(/^.*node_modules\//, '')

/** The package or our folder of a source; null for what V8 does itself. */
function partOf(url: string): string | null {
  if (url.startsWith('node:')) return url.split('/')[0] ?? url
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (name) return name
  return url ? path.dirname(url) : null
}
