/**
 * Preloaded into a command: kills it in the middle of the step that KILL_AT_STEP names. The test would notice the
 * step too late on a busy machine.
 */
const step = process.env.KILL_AT_STEP
const write = process.stderr.write.bind(process.stderr)
process.stderr.write = (text: string | Uint8Array) => {
  if (step && String(text).startsWith(`${step} …`)) {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5)
  }
  return write(text)
}
