import type { ProductPromise } from './promise.ts'

export const billing: ProductPromise[] = [
  {
    id: 'billing-order',
    says: 'Five clicks are one order with one checkout.',
    source: 'rule 14',
    heldBy: ['tests/server/billing.test.ts', 'tests/faults/payments.test.ts'],
    mutations: [
      {
        breaks: 'Every click makes an order of its own.',
        file: 'src/server/billing/orders.ts',
        find: 'if (open && open.changes === changes) return open',
        replace: 'if (open && changes !== null) return open',
      },
    ],
  },
  {
    id: 'billing-slot',
    says: 'An account has one plan, and each add-on once; a duplicate is refunded.',
    source: 'rule 3',
    heldBy: ['tests/server/billing-contracts.test.ts', 'tests/server/billing-attacks.test.ts'],
    mutations: [
      {
        breaks: 'The yearly plan can be bought in addition to the monthly one.',
        file: 'src/server/billing/orders.ts',
        find: 'slotOf(contract.item) === slotOf(item)',
        replace: 'contract.item === item',
      },
      {
        breaks: 'A duplicate payment is not refunded.',
        file: 'src/server/billing/sync.ts',
        find: 'if (!slots.has(slotOf(item)))',
        replace: 'if (!slots.has(subscriptionId))',
        caughtBy: 'tests/server/billing-attacks.test.ts',
      },
    ],
  },
  {
    id: 'billing-minutes',
    says: 'A paid family plan brings 120 minutes of narration a month, also one that was ordered before it did.',
    source: 'spec 1.12',
    heldBy: ['src/server/billing/rules.test.ts', 'tests/server/billing-reconciler.test.ts'],
    mutations: [
      {
        breaks: 'A paused plan keeps its minutes.',
        file: 'src/server/billing/rules.ts',
        find: 'plan && granted.includes(plan) ?',
        replace: 'plan ?',
      },
      {
        breaks: 'Families that ordered before get the minutes with their next payment.',
        file: 'src/server/billing/reconciler.ts',
        find: 'if (!differs(document, planOf(contractsOf.get(userId) ?? [], now))) continue',
        replace: 'continue',
        caughtBy: 'tests/server/billing-reconciler.test.ts',
      },
    ],
  },
  {
    id: 'billing-event',
    says: 'Only an event with a fresh signature counts, and the server requests its object from Stripe.',
    source: 'rule 12',
    heldBy: ['tests/server/webhook.test.ts', 'tests/faults/payments.test.ts'],
    mutations: [
      {
        breaks: 'A recorded event can be replayed days later.',
        file: 'src/server/platform/payments.ts',
        find: 'toleranceSeconds = 300',
        replace: 'toleranceSeconds = 300_000_000',
      },
      {
        breaks: 'A failed event is recorded as seen, and its next delivery does nothing.',
        file: 'src/server/billing/sync.ts',
        find: 'if (event && (await isRecorded(db, event)))',
        replace: 'if (event && !(await recordEvent(db, event, clock.now())))',
        caughtBy: 'tests/faults/payments.test.ts',
      },
    ],
  },
  {
    id: 'billing-change',
    says: 'A cancellation counts from the click, and no older event undoes it.',
    source: '§ 312k BGB, rule 12',
    heldBy: [
      'tests/server/billing-contracts.test.ts',
      'tests/server/billing-sync.test.ts',
      'tests/server/declaration.test.ts',
    ],
    mutations: [
      {
        breaks: 'An old event undoes a change that the provider does not know yet.',
        file: 'src/server/billing/sync.ts',
        find: 'and(eq(subscription.subscriptionId, id), isNull(subscription.pendingChange))',
        replace: 'eq(subscription.subscriptionId, id)',
      },
      {
        breaks: 'An answer from before a cancellation is stored after it.',
        file: 'src/server/billing/sync.ts',
        find: 'if (hasDocument && current !== versions)',
        replace: 'if (hasDocument && current === null)',
        caughtBy: 'tests/server/billing-sync.test.ts',
      },
      {
        breaks: 'A cancellation of one add-on ends every contract.',
        file: 'src/server/billing/declarations.ts',
        find: 'running.filter((one) => isMatching(given, one))',
        replace: 'running.filter((one) => given && one)',
        caughtBy: 'tests/server/declaration.test.ts',
      },
    ],
  },
  {
    id: 'billing-receipt',
    says: 'The form reveals nothing about the contracts of an entered address.',
    source: '§ 312k BGB, rule 23',
    heldBy: ['tests/server/declaration.test.ts'],
    mutations: [
      {
        breaks: 'The page shows everybody when the contract of an address ends.',
        file: 'src/server/billing/declarations.ts',
        find: 'given.userId !== null && outcome.kind',
        replace: 'outcome.kind',
      },
    ],
  },
  {
    id: 'billing-withdrawal',
    says: 'A withdrawal is in time until the last second of the fourteenth day, or of Monday after a weekend.',
    source: '§§ 355, 356a, 187, 188, 193 BGB',
    heldBy: ['src/server/billing/rules.test.ts', 'tests/server/declaration.test.ts'],
    mutations: [
      {
        breaks: 'A last day on a Saturday only moves to Sunday.',
        file: 'src/server/billing/rules.ts',
        find: '{ 6: 2, 0: 1 }',
        replace: '{ 6: 1, 0: 1 }',
      },
      {
        breaks: 'The contract ends but nothing is refunded.',
        file: 'src/server/billing/effects.ts',
        find: 'await payments.refund(subscriptionId, since, key)',
        replace: '',
        caughtBy: 'tests/server/declaration.test.ts',
      },
    ],
  },
  {
    id: 'billing-expiry',
    says: 'Access lasts until the end of the paid period, and a week longer while an invoice is open.',
    source: 'spec 4.32, rule 36',
    heldBy: ['src/server/billing/rules.test.ts', 'tests/server/billing.test.ts'],
    mutations: [
      {
        breaks: 'An open invoice gives access for the whole month.',
        file: 'src/server/billing/rules.ts',
        find: 'open: addDays(paid.periodStart, graceDays)',
        replace: 'open: addDays(paid.periodEnd, graceDays)',
      },
    ],
  },
  {
    id: 'billing-reconciler',
    says: 'A missed event is found, and handled once.',
    source: 'rule 13',
    heldBy: ['tests/server/webhook.test.ts', 'tests/server/billing-attacks.test.ts'],
    mutations: [
      {
        breaks: 'The reconciler ignores missed events.',
        file: 'src/server/billing/reconciler.ts',
        find: 'filter(({ id }) => !handled.has(id))',
        replace: 'filter(({ id }) => handled.has(id))',
      },
    ],
  },
  {
    id: 'billing-deletion',
    says: 'A deleted account leaves no customer and no running contract at the provider.',
    source: 'rule 38',
    heldBy: ['tests/server/billing-deletion.test.ts', 'tests/faults/payments.test.ts'],
    mutations: [
      {
        breaks: 'A customer with a lost id stays at the provider.',
        file: 'src/server/billing/commands.ts',
        find: 'if (orders.length > 0) await queueAccountDeletion(tx, userId)',
        replace: '',
      },
    ],
  },
]
