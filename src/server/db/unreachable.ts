/** Whether an error means that the database is unreachable, restarting or full (classes 08, 53, 57). */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (/^(08|53|57)\w{3}$|^E[A-Z]+$/.test(code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message))
      return true
  }
  return false
}
