import { spawn } from 'node:child_process'
import path from 'node:path'
import { type Outcome, plain, type ReporterMessage } from './outcome.ts'

const root = path.join(import.meta.dirname, '../..')

/** A program that checks or tests something. */
export interface Part {
  name: string
  /** Arguments of Node.js. */
  args: string[]
  env?: Record<string, string>
  /** Folder to run in; this project by default. */
  folder?: string
}

export interface PartResult {
  name: string
  /** At least one. */
  outcomes: Outcome[]
  seconds: number
}

/** How far a part has come. */
export interface Progress {
  done: number
  failed: number
  /** 0 until it is known. */
  total: number
}

/** Whether everything passed; a test that is skipped proves nothing. */
export const isGreen = ({ outcomes }: PartResult) =>
  outcomes.every(({ status }) => status === 'passed')

/**
 * Runs a part and collects the outcomes that its reporter sends. A program without a reporter, or one
 * that fails without a failed outcome, is an outcome itself, with its output.
 */
export async function runPart(
  { name, args, env = {}, folder = root }: Part,
  onProgress: (progress: Progress) => void = () => {},
): Promise<PartResult> {
  const startedMs = performance.now()
  const outcomes: Outcome[] = []
  let output = ''
  let total = 0
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  child.on('message', (message: ReporterMessage) => {
    if (message.kind === 'total') total += message.count
    else outcomes.push(message)
    const failed = outcomes.filter(({ status }) => status === 'failed').length
    onProgress({ done: outcomes.length, failed, total })
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const result = { name, outcomes, seconds: (performance.now() - startedMs) / 1000 }
  const isExplained = code === 0 ? outcomes.length > 0 : !isGreen(result)
  if (!isExplained) {
    outcomes.push({ test: name, status: code === 0 ? 'passed' : 'failed', error: plain(output) })
  }
  return result
}

const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
const reporter = (name: string) => `--reporter=./scripts/testing/${name}-reporter.ts`

/** A script of package.json. Throws unless npm has started this program: npm's path is unknown then. */
export function scriptPart(script: string): Part {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Start this with npm.')
  return { name: script, args: [npm, 'run', '--silent', script] }
}

/** Vitest's tests with further arguments. */
export const codePart = (name: string, ...args: string[]): Part => ({
  name,
  args: [vitest, 'run', reporter('vitest'), ...args],
})

/** All of Playwright's tests with further arguments, on the built product. */
export const browserPart = (...args: string[]): Part => ({
  name: 'browser tests',
  args: [
    playwright,
    'test',
    ...['--config', 'tests/e2e/playwright.config.ts'],
    reporter('playwright'),
    ...args,
  ],
})

/** The browser tests that can run in any order, with further arguments. */
export const journeyPart = (...args: string[]): Part =>
  browserPart('--project=own-servers', '--project=journeys', '--no-deps', ...args)
