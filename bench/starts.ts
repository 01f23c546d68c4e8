import { type Figure, figure } from './figures/figures.ts'
import type { StartedProgram } from './processes.ts'
import type { ServerUnderTest } from './server-under-test.ts'

/** Starts the server with a new database, after a power failure, and three times after a clean stop. */
export async function measureStarts(server: ServerUnderTest): Promise<Figure[]> {
  const first = await server.start()
  process.kill(await server.postmasterPid(), 'SIGKILL')
  await first.stop('SIGKILL')
  const recovered = await startAndStop(server.start())
  const warm: number[] = []
  for (let repeat = 0; repeat < 3; repeat++) warm.push(await startAndStop(server.start()))
  return [
    figure('start-warm', 'ms', warm, 500),
    figure('start-fresh', 'ms', [first.startMs], 5_000),
    figure('start-after-kill', 'ms', [recovered], 5_000),
  ]
}

async function startAndStop(starting: Promise<StartedProgram>): Promise<number> {
  const program = await starting
  await program.stop()
  return program.startMs
}
