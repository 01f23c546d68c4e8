import { describeForOperator } from './operator-errors.ts'
import { readConfig } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { startServer } from './server.ts'

/** How long a stop takes at most after STOP_DELAY. */
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
    // A stop ends in time, even if a part hangs.
    setTimeout(() => process.exit(1), config.STOP_DELAY * 1_000 + stopWithinMs).unref()
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

main().catch((error: unknown) => {
  const text = describeForOperator(error)
  process.stderr.write(`\nFabelhain konnte nicht starten.\n${text}\n\n`)
  process.exit(1)
})
