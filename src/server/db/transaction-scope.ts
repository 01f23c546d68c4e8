import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from './client.ts'

/** A database whose open transaction is known to everything that is called inside it. */
export interface TransactionScope {
  /** As the database given; its transactions are the ones that can be joined. */
  db: Database
  /** Runs `work` in the transaction around the caller, if there is one; `then` after its commit. */
  join(work: (db: Database | Transaction) => Promise<void>, then: () => void): Promise<void>
}

/** For libraries that open transactions themselves and call back without handing them over. */
export function createTransactionScope(db: Database): TransactionScope {
  const open = new AsyncLocalStorage<{ tx: Transaction; afterCommit: (() => void)[] }>()

  const transaction: Database['transaction'] = async (work, config) => {
    const afterCommit: (() => void)[] = []
    const result = await db.transaction(
      (tx) => open.run({ tx, afterCommit }, () => work(tx)),
      config,
    )
    for (const then of afterCommit) then()
    return result
  }

  return {
    db: Object.assign(Object.create(db), { transaction }),
    async join(work, then) {
      const around = open.getStore()
      await work(around?.tx ?? db)
      if (around) around.afterCommit.push(then)
      else then()
    },
  }
}
