import { ConfigError, readConfig } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { startServer } from './server.ts'

const stopWithinMs = 9_500

/** Starts the server and ends it cleanly on SIGTERM and SIGINT. */
async function main() {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const starting = startServer(config, log)

  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    // A stop takes at most ten seconds, even if a part hangs.
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    // A running start finishes first, so that it leaves no partial database.
    const stopped = starting.then((server) => server.stop())
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const { baseUrl } = await starting
  // The only line for people; everything else is the JSON log.
  process.stdout.write(`\n  Fabelhain läuft: ${baseUrl}\n\n`)
}

/** Errors that an operator can fix: only their message is shown. */
const operatorErrors = new Set([
  ConfigError.name,
  'ServerRunningError',
  'DataVersionError',
  'EmbeddedDatabaseError',
  'SuperuserError',
  'ListenError',
  'ClientMissingError',
])

main().catch((error: unknown) => {
  const isForOperator = error instanceof Error && operatorErrors.has(error.name)
  const text =
    error instanceof Error ? (isForOperator ? error.message : error.stack) : String(error)
  process.stderr.write(`\nFabelhain konnte nicht starten.\n${text}\n\n`)
  process.exit(1)
})
