import { createOutboxWorker, type OutboxEffect, type OutboxWorker } from './outbox.ts'

/**
 * One worker for each lane of effects, so that mails do not wait for an unavailable payment provider.
 * A lane that is listed several times has as many workers.
 */
export function createOutboxLanes({
  lanes,
  ...dependencies
}: Omit<Parameters<typeof createOutboxWorker>[0], 'effects'> & {
  lanes: Record<string, OutboxEffect>[]
}): OutboxWorker {
  const workers = lanes.map((effects) => createOutboxWorker({ ...dependencies, effects }))
  const all = (work: (worker: OutboxWorker) => Promise<void>) =>
    Promise.all(workers.map(work)).then(() => {})
  return {
    start() {
      for (const worker of workers) worker.start()
    },
    wake() {
      for (const worker of workers) worker.wake()
    },
    drain: () => all((worker) => worker.drain()),
    stop: () => all((worker) => worker.stop()),
  }
}
