import { access } from 'node:fs/promises'

/** Whether the product is closed for maintenance. */
export interface Maintenance {
  isOn(): boolean
  stop(): void
}

const lookMs = 1_000

/** On by a setting, or as long as `file` exists; it is looked for every second. */
export async function createMaintenance({
  isForced,
  file,
}: {
  isForced: boolean
  file: string
}): Promise<Maintenance> {
  let hasFile = false
  const look = async () => {
    hasFile = await access(file).then(
      () => true,
      () => false,
    )
  }
  await look()
  // Not looked for by each request: a network folder that hangs must not stop all of them.
  const timer = setInterval(look, lookMs).unref()
  return { isOn: () => isForced || hasFile, stop: () => clearInterval(timer) }
}
