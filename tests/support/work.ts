/** Milliseconds that this process computed during a call; what else the machine does says nothing. */
export async function workMs(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
