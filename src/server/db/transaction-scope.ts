import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from './client.ts'

/** A database whose open transaction is available to all code that runs inside it. */
export interface TransactionScope {
  /** The database; its transactions can be joined. */
  db: Database
  /** Runs `work` in the surrounding transaction, if there is one, and `onCommitted` after its commit. */
  join(work: (db: Database | Transaction) => Promise<void>, onCommitted: () => void): Promise<void>
}

/** For libraries that open transactions themselves and do not pass them to their callbacks. */
export function createTransactionScope(db: Database): TransactionScope {
  const open = new AsyncLocalStorage<{ tx: Transaction; afterCommit: (() => void)[] }>()

  const transaction: Database['transaction'] = async (work, config) => {
    const afterCommit: (() => void)[] = []
    const result = await db.transaction(
      (tx) => open.run({ tx, afterCommit }, () => work(tx)),
      config,
    )
    for (const callback of afterCommit) callback()
    return result
  }

  return {
    db: Object.assign(Object.create(db), { transaction }),
    async join(work, onCommitted) {
      const outer = open.getStore()
      await work(outer?.tx ?? db)
      if (outer) outer.afterCommit.push(onCommitted)
      else onCommitted()
    },
  }
}
