import type pg from 'pg'

/** Error codes of the triggers' INFO messages, whose text is the account. */
const codes = {
  /** The user document changed. */
  document: 'FH001',
  /** A session, the PIN, or whether the mailbox is verified. */
  'sign-in': 'FH002',
}

/**
 * Calls `changed` with every account of which this was changed on a connection of the pool, after the
 * change was committed or rolled back, and before its caller learns of it. The triggers `profile_notify` and
 * `sign_in_notify` report to the connection, because NOTIFY makes commits wait for each other (decision 0025).
 */
export function watchChangedAccounts(
  pool: pg.Pool,
  what: keyof typeof codes,
  changed: (userId: string) => void,
): void {
  const accountsOf = new WeakMap<pg.PoolClient, Set<string>>()
  pool.on('acquire', (client) => {
    if (accountsOf.has(client)) return
    const accounts = new Set<string>()
    accountsOf.set(client, accounts)
    client.on('notice', ({ code, message }) => {
      if (code === codes[what] && message) accounts.add(message)
    })
  })
  pool.on('release', (_error, client) => {
    const accounts = accountsOf.get(client)
    for (const userId of accounts ?? []) changed(userId)
    accounts?.clear()
  })
}
