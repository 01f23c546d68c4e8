import { setTimeout as delay } from 'node:timers/promises'
import { calls } from './calls.ts'
import type { Change } from './changes.ts'
import { watchChanges } from './changes.ts'
import type { Try } from './tries.ts'
import { triesOf } from './tries.ts'
import type { World } from './world.ts'
import { ownUid } from './world.ts'

/** What must not be, with the call that shows it. */
export interface Finding {
  kind: 'failed' | 'changed' | 'silent'
  /** What the product said or did. */
  seen: string
  tried: Try
}

export interface Hunt {
  calls: number
  refused: number
  accepted: number
  /** One of each kind for each call of the contract. */
  findings: Finding[]
  /** Whether there was time for all tries. */
  isWhole: boolean
}

interface Options {
  seed: number
  /** How many tries each call of the contract gets. */
  tries: number
  /** Calls of the contract to try; all where it is left out. */
  only?: readonly string[]
  /** Ends the hunt early. */
  isOver?: () => boolean
  send?: (world: World, tried: Try) => Promise<Response>
}

const patienceMs = 10_000

/** What a refusal changes on purpose: a file that cannot be read is not kept. */
const intended: readonly string[] = ['upload.check: upload delete', 'intake.check: upload delete']

/** Makes hostile calls one after the other and looks at what each of them did. */
export async function hunt(
  world: World,
  { seed, tries, only = [], isOver = () => false, send = sendTry }: Options,
): Promise<Hunt> {
  const changes = await watchChanges(world.app.db)
  const wanted = calls.filter(({ name }) => only.length === 0 || only.includes(name))
  const samples = wanted.map((call) => triesOf(call, world.known, { seed, count: tries }))
  const result: Hunt = { calls: 0, refused: 0, accepted: 0, findings: [], isWhole: true }

  const note = (finding: Finding) => {
    const isKnown = ({ kind, tried }: Finding) =>
      kind === finding.kind && tried.call === finding.tried.call
    if (!result.findings.some(isKnown)) result.findings.push(finding)
  }

  async function make(tried: Try): Promise<void> {
    const answer = await Promise.race([send(world, tried), delay(patienceMs, null, { ref: false })])
    result.calls += 1
    if (answer === null) return note({ kind: 'silent', seen: `${patienceMs / 1000} s`, tried })
    const code = await codeOf(answer)
    if (answer.ok) result.accepted += 1
    else result.refused += 1
    // Imports go on by themselves.
    if (answer.ok && tried.call === 'intake.start') await importsEnded(world)
    const changed = (await changes.take()).filter(
      (what) => !intended.includes(`${tried.call}: ${what}`),
    )
    const errors = world.takeErrors()
    if (answer.status >= 500) {
      note({ kind: 'failed', seen: `${answer.status} ${code}: ${errors.join('; ')}`, tried })
    }
    if (answer.status >= 400 && changed.length > 0) {
      note({ kind: 'changed', seen: `${answer.status} ${code}: ${inShort(changed)}`, tried })
    }
    if (isLost(tried, code)) {
      await world.renew(tried.role)
      await changes.take()
    }
  }

  for (let round = 0; round < tries && !isOver(); round++) {
    world.passTime()
    for (const sample of samples) {
      const tried = sample[round]
      if (tried && !isOver()) await make(tried)
    }
  }
  result.isWhole = !isOver()
  return result
}

/** Makes the call as its role, with that account's own id. */
export function sendTry({ callers }: World, { role, method, address, body, headers }: Try) {
  const caller = callers[role]
  const own = (text: string) => text.replaceAll(ownUid, caller.uid || 'niemand')
  return caller.request(own(address), {
    method,
    headers,
    ...(body !== undefined && { body: own(body) }),
  })
}

/** Reads an answer to its end, except a stream, which has none. */
async function codeOf(answer: Response): Promise<string> {
  if (answer.ok || !answer.headers.get('content-type')?.includes('json')) {
    await answer.body?.cancel()
    return ''
  }
  const body: unknown = await answer.json()
  return String(Object(body).code ?? Object(body).json?.code ?? '')
}

const locked = ['UNAUTHORIZED', 'GATE_CLOSED', 'FRESH_SIGN_IN_NEEDED']

/** Whether the account can do nothing more: it is gone, signed out, or a child has the device. */
const isLost = ({ role, headers }: Try, code: string) =>
  role !== 'guest' &&
  !('origin' in headers) &&
  (locked.includes(code) || (role === 'editor' && code === 'FORBIDDEN'))

const inShort = (changed: readonly Change[]) => [...new Set(changed)].join(', ')

async function importsEnded({ app }: World): Promise<void> {
  const running = async () =>
    (await app.db.execute(`select 1 from intake where state = 'running'`)).rows.length > 0
  while (await running()) await delay(20)
}
