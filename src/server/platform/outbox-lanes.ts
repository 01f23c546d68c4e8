import type { OutboxEffect, OutboxWorker } from './outbox.ts'
import { createOutboxWorker } from './outbox.ts'

/**
 * One worker for each lane of effects, so that mails do not wait while the payment provider does not
 * answer. A kind stands in one lane only.
 */
export function createOutboxLanes({
  lanes,
  ...parts
}: Omit<Parameters<typeof createOutboxWorker>[0], 'effects'> & {
  lanes: Record<string, OutboxEffect>[]
}): OutboxWorker {
  const workers = lanes.map((effects) => createOutboxWorker({ ...parts, effects }))
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
