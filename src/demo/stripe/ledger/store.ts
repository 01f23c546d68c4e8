import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from './ids.ts'
import type { Kind, Kinds } from './objects.ts'

/** The answer to a request with an idempotency key. */
interface SavedAnswer {
  /** Method, path and parameters of the first request. */
  request: string
  status: number
  body: string
}

/** The state that survives a restart. */
interface State {
  secretKey: string
  webhookSecret: string
  /** Stays the same after a restart, for the addresses of open pages. */
  port: number
  /** How far the simulated clock is ahead of the real one. */
  offsetMs: number
  /** Whether events are held back. */
  isHeld: boolean
  deletedCustomers: string[]
  answers: Record<string, SavedAnswer>
  /** By checkout session: the price and metadata of its subscription. */
  orders: Record<string, { price: string; metadata: Record<string, string> }>
  objects: { [K in Kind]: Record<string, Kinds[K]> }
}

/** All objects; they are changed in place, then `save` is called. */
export interface Store {
  readonly state: State
  add<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K]
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  /** Oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][]
  remove(kind: Kind, id: string): void
  /** An object of any kind. */
  findAny(id: string): object | undefined
  /** Writes the state to the file; concurrent calls share one or two writes. */
  save(): Promise<void>
}

const maxEvents = 2000
const maxAnswers = 2000

/** Opens the state in a file of `directory`, or in memory. */
export async function openStore(directory?: string): Promise<Store> {
  const file = directory && path.join(directory, 'till.json')
  if (directory) await mkdir(directory, { recursive: true, mode: 0o700 })
  const state: State = { ...emptyState(), ...(file && (await readState(file))) }
  const objectsOf = <K extends Kind>(kind: K): Record<string, Kinds[K]> => state.objects[kind]
  let writing: Promise<void> = Promise.resolve()
  let isWriteQueued = false

  async function write(target: string): Promise<void> {
    isWriteQueued = false
    deleteOldest(state.objects.event, maxEvents)
    deleteOldest(state.answers, maxAnswers)
    await writeFile(`${target}.part`, JSON.stringify(state), { mode: 0o600 })
    await rename(`${target}.part`, target)
  }

  return {
    state,
    add(kind, object) {
      objectsOf(kind)[object.id] = object
      return object
    },
    find: (kind, id) => objectsOf(kind)[id],
    all: (kind) => Object.values(objectsOf(kind)),
    remove(kind, id) {
      delete objectsOf(kind)[id]
    },
    findAny: (id) =>
      Object.values(state.objects)
        .map((table: Record<string, object>) => table[id])
        .find((object) => object !== undefined),
    save() {
      if (file && !isWriteQueued) {
        isWriteQueued = true
        writing = writing.catch(() => {}).then(() => write(file))
      }
      return writing
    },
  }
}

function emptyState(): State {
  return {
    secretKey: newId('sk_test', 48),
    webhookSecret: newId('whsec', 32),
    port: 0,
    offsetMs: 0,
    isHeld: false,
    deletedCustomers: [],
    answers: {},
    orders: {},
    objects: {
      customer: {},
      product: {},
      price: {},
      subscription: {},
      invoice: {},
      payment_intent: {},
      charge: {},
      refund: {},
      payment_method: {},
      'checkout.session': {},
      'billing_portal.session': {},
      'billing_portal.configuration': {},
      event: {},
    },
  }
}

/** The stored state; null where there is none or it is no JSON. */
async function readState(file: string): Promise<State | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}

function deleteOldest(table: Record<string, unknown>, max: number) {
  for (const key of Object.keys(table).slice(0, -max)) delete table[key]
}
