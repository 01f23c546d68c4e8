import type pg from 'pg'

/** The error code of the trigger's INFO message; its text is the account. */
const changedAccountCode = 'FH001'

/**
 * Calls `changed` with every account whose user document was changed on a connection of this pool, after the
 * change was committed or rolled back. The trigger `profile_notify` reports to the connection only, because
 * NOTIFY makes commits wait for each other (decision 0025).
 */
export function watchChangedAccounts(pool: pg.Pool, changed: (userId: string) => void): void {
  const accountsOf = new WeakMap<pg.PoolClient, Set<string>>()
  pool.on('acquire', (client) => {
    if (accountsOf.has(client)) return
    const accounts = new Set<string>()
    accountsOf.set(client, accounts)
    client.on('notice', ({ code, message }) => {
      if (code === changedAccountCode && message) accounts.add(message)
    })
  })
  pool.on('release', (_error, client) => {
    const accounts = accountsOf.get(client)
    for (const userId of accounts ?? []) changed(userId)
    accounts?.clear()
  })
}
