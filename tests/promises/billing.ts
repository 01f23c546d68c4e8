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
    says: 'There is one plan for an account, and each add-on once; a second one is paid back.',
    source: 'rule 3',
    heldBy: ['tests/server/billing.test.ts', 'tests/server/billing-attacks.test.ts'],
    mutations: [
      {
        breaks: 'The yearly plan can be bought beside the monthly one.',
        file: 'src/server/billing/orders.ts',
        find: 'slotOf(contract.item) === slotOf(item)',
        replace: 'contract.item === item',
      },
      {
        breaks: 'What was paid twice is not paid back.',
        file: 'src/server/billing/sync.ts',
        find: 'if (!slots.has(slotOf(item)))',
        replace: 'if (!slots.has(subscriptionId))',
        caughtBy: 'tests/server/billing-attacks.test.ts',
      },
    ],
  },
  {
    id: 'billing-event',
    says: 'Only an event with a fresh signature counts, and the server asks for its object again.',
    source: 'rule 12',
    heldBy: ['tests/server/webhook.test.ts', 'tests/faults/payments.test.ts'],
    mutations: [
      {
        breaks: 'A recorded event can be sent again days later.',
        file: 'src/server/platform/payments.ts',
        find: 'toleranceSeconds = 300',
        replace: 'toleranceSeconds = 300_000_000',
      },
      {
        breaks: 'An event that fails is noted as seen, and its next delivery does nothing.',
        file: 'src/server/billing/sync.ts',
        find: 'await noteEvent(tx, event, clock.now())',
        replace: 'await noteEvent(db, event, clock.now())',
        caughtBy: 'tests/faults/payments.test.ts',
      },
    ],
  },
  {
    id: 'billing-wish',
    says: 'A cancellation counts from the click on, and no older event undoes it.',
    source: '§ 312k BGB, rule 12',
    heldBy: ['tests/server/billing.test.ts', 'tests/server/declaration.test.ts'],
    mutations: [
      {
        breaks: 'An old event undoes what the owner wants and the provider has not heard yet.',
        file: 'src/server/billing/sync.ts',
        find: 'and(eq(subscription.subscriptionId, id), isNull(subscription.wish))',
        replace: 'eq(subscription.subscriptionId, id)',
      },
      {
        breaks: 'A cancellation of one add-on ends every contract.',
        file: 'src/server/billing/declarations.ts',
        find: 'running.filter((one) => isMeant(given, one))',
        replace: 'running.filter((one) => given && one)',
        caughtBy: 'tests/server/declaration.test.ts',
      },
    ],
  },
  {
    id: 'billing-receipt',
    says: 'The form tells a stranger nothing about contracts of the address that he names.',
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
    says: 'A withdrawal is in time to the last second of the fourteenth day, Monday after a weekend.',
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
        breaks: 'The contract ends but nothing is paid back.',
        file: 'src/server/billing/effects.ts',
        find: 'await payments.refund(subscriptionId, since, key)',
        replace: '',
        caughtBy: 'tests/server/declaration.test.ts',
      },
    ],
  },
  {
    id: 'billing-expiry',
    says: 'Access lasts to the end of what is paid, and a week longer while an invoice is open.',
    source: 'spec 4, rule 36',
    heldBy: ['src/server/billing/rules.test.ts', 'tests/server/billing.test.ts'],
    mutations: [
      {
        breaks: 'An open invoice gives the whole month.',
        file: 'src/server/billing/rules.ts',
        find: 'open: addDays(paid.periodStart, graceDays)',
        replace: 'open: addDays(paid.periodEnd, graceDays)',
      },
    ],
  },
  {
    id: 'billing-reconciler',
    says: 'An event that never comes is found, and handled once.',
    source: 'rule 13',
    heldBy: ['tests/server/webhook.test.ts', 'tests/server/billing-attacks.test.ts'],
    mutations: [
      {
        breaks: 'The reconciler lets events that were missed lie.',
        file: 'src/server/billing/reconciler.ts',
        find: 'filter(({ id }) => !known.has(id))',
        replace: 'filter(({ id }) => known.has(id))',
      },
    ],
  },
  {
    id: 'billing-deletion',
    says: 'An account that goes leaves no customer and no running contract with the provider.',
    source: 'rule 38',
    heldBy: ['tests/server/billing-deletion.test.ts', 'tests/faults/payments.test.ts'],
    mutations: [
      {
        breaks: 'A customer whose id never came back stays with the provider.',
        file: 'src/server/billing/commands.ts',
        find: 'if (orders.length > 0) await queueAccountEnd(tx, userId)',
        replace: '',
      },
    ],
  },
]
