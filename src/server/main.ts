import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { keepCompiledCode } from './compiled-code.ts'
import { describeForOperator } from './operator-errors.ts'
import { readConfig } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import type { RunningServer } from './server.ts'

/** How long a stop takes at most after STOP_DELAY. */
const stopWithinMs = 9_500

/** Starts the server and ends it cleanly on SIGTERM and SIGINT, during its start, too. */
async function main() {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const stopping = watchSignals(log, config.STOP_DELAY * 1_000 + stopWithinMs)
  try {
    const dataDir = path.resolve(config.DATA_DIR)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    keepCompiledCode(path.join(dataDir, 'compiled'))
    // Loading takes a moment, in which the first process of a container would ignore a signal without a handler.
    const { openDatabase } = await import('./open-database.ts')
    const [opened, { startServer }] = await Promise.all([
      openDatabase(config, { log, stopping }),
      loadServer(),
    ])
    const server = await startServer(config, log, { opened, stopping })
    // The only line for people; everything else is the JSON log.
    process.stdout.write(`\n  Fabelhain läuft: ${server.baseUrl}\n\n`)
    if (!stopping.aborted) await once(stopping, 'abort')
    await stop(server, log)
  } catch (error) {
    if (error !== stopping.reason) throw error
  }
  process.exit(0)
}

/** Loads the rest of the code when PostgreSQL is launched: it starts meanwhile, as loading blocks this process. */
async function loadServer() {
  await nextTurn()
  return import('./server.ts')
}

/** Is aborted by the first SIGTERM or SIGINT. The process then ends within `limitMs`, even if a part hangs. */
function watchSignals(log: Logger, limitMs: number): AbortSignal {
  const stopping = new AbortController()
  const request = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) return
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), limitMs).unref()
    stopping.abort()
  }
  process.on('SIGTERM', request)
  process.on('SIGINT', request)
  return stopping.signal
}

async function stop(server: RunningServer, log: Logger) {
  try {
    await server.stop()
  } catch (error) {
    log.error({ err: error }, 'stopping failed')
    process.exit(1)
  }
}

main().catch((error: unknown) => {
  const text = describeForOperator(error)
  process.stderr.write(`\nFabelhain konnte nicht starten.\n${text}\n\n`)
  process.exit(1)
})
