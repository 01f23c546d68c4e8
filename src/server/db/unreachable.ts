/** What a standby answers to a write: after a failover, a connection may lead to the former primary. */
export const readOnlyCode = '25006'

/**
 * Whether an error means that the database is unreachable, restarting or full (classes 08, 53, 57), or that
 * this connection leads to a standby.
 */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === readOnlyCode || /^(08|53|57)\w{3}$|^E[A-Z]+$/.test(code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message))
      return true
    // pg, to the next statement on a connection that broke, as the rollback of its transaction.
    if (cause.message.endsWith('is not queryable')) return true
  }
  return false
}
