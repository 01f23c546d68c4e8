import { setTimeout as delay } from 'node:timers/promises'
import { calls } from './calls.ts'
import { type Change, watchChanges } from './changes.ts'
import { type Try, triesOf } from './tries.ts'
import { ownUid, type World } from './world.ts'

/** A fault, with the call that shows it. */
export interface Finding {
  kind: 'failed' | 'changed' | 'silent'
  /** The answer with its errors or changed rows, or the time waited. */
  evidence: string
  tried: Try
}

export interface Hunt {
  calls: number
  refused: number
  accepted: number
  /** One of each kind for each call of the contract. */
  findings: Finding[]
  /** Whether all tries were made. */
  isComplete: boolean
}

interface Options {
  seed: number
  /** How many tries each call of the contract gets. */
  tries: number
  /** Calls of the contract to try; all by default. */
  only?: readonly string[]
  /** Ends the hunt early. */
  isOver?: () => boolean
  send?: (world: World, tried: Try) => Promise<Response>
}

const longestAnswerMs = 10_000

/** Changes that a refusal makes intentionally: it deletes an unreadable upload. */
const intendedChanges: readonly string[] = [
  'upload.check: upload delete',
  'storyImport.check: upload delete',
]

/** Makes hostile calls one after the other and checks the effects of each. */
export async function hunt(
  world: World,
  { seed, tries, only = [], isOver = () => false, send = sendTry }: Options,
): Promise<Hunt> {
  const changes = await watchChanges(world.app.db)
  const selectedCalls = calls.filter(({ name }) => only.length === 0 || only.includes(name))
  const samples = selectedCalls.map((call) =>
    triesOf(call, world.knownValues, { seed, count: tries }),
  )
  const result: Hunt = { calls: 0, refused: 0, accepted: 0, findings: [], isComplete: true }

  const record = (finding: Finding) => {
    const isKnown = ({ kind, tried }: Finding) =>
      kind === finding.kind && tried.call === finding.tried.call
    if (!result.findings.some(isKnown)) result.findings.push(finding)
  }

  async function attempt(tried: Try): Promise<void> {
    const answer = await Promise.race([
      send(world, tried),
      delay(longestAnswerMs, null, { ref: false }),
    ])
    result.calls += 1
    if (answer === null)
      return record({ kind: 'silent', evidence: `${longestAnswerMs / 1000} s`, tried })
    const code = await codeOf(answer)
    if (answer.ok) result.accepted += 1
    else result.refused += 1
    // Imports run in the background.
    if (answer.ok && tried.call === 'storyImport.start') await waitForImports(world)
    const changed = (await changes.take()).filter(
      (what) => !intendedChanges.includes(`${tried.call}: ${what}`),
    )
    const errors = world.takeErrors()
    if (answer.status >= 500) {
      record({ kind: 'failed', evidence: `${answer.status} ${code}: ${errors.join('; ')}`, tried })
    }
    if (answer.status >= 400 && changed.length > 0) {
      record({
        kind: 'changed',
        evidence: `${answer.status} ${code}: ${summarize(changed)}`,
        tried,
      })
    }
    if (isLockedOut(tried, code)) {
      await world.renew(tried.role)
      await changes.take()
    }
  }

  for (let round = 0; round < tries && !isOver(); round++) {
    world.passTime()
    for (const sample of samples) {
      const tried = sample[round]
      if (tried && !isOver()) await attempt(tried)
    }
  }
  result.isComplete = !isOver()
  return result
}

/** Makes the call as its role, with that account's own id. */
export function sendTry({ callers }: World, { role, method, address, body, headers }: Try) {
  const caller = callers[role]
  const withUid = (text: string) => text.replaceAll(ownUid, caller.uid || 'niemand')
  return caller.request(withUid(address), {
    method,
    headers,
    ...(body !== undefined && { body: withUid(body) }),
  })
}

/** The code of a refusal, '' without one. A successful answer is not read: a stream has no end. */
async function codeOf(answer: Response): Promise<string> {
  if (answer.ok || !answer.headers.get('content-type')?.includes('json')) {
    await answer.body?.cancel()
    return ''
  }
  const body: unknown = await answer.json()
  return String(Object(body).code ?? Object(body).json?.code ?? '')
}

const lockedOutCodes = ['UNAUTHORIZED', 'GATE_CLOSED', 'FRESH_SIGN_IN_NEEDED']

/** Whether the account is useless now: deleted, signed out or in Kindermodus. */
const isLockedOut = ({ role, headers }: Try, code: string) =>
  role !== 'guest' &&
  !('origin' in headers) &&
  (lockedOutCodes.includes(code) || (role === 'editor' && code === 'FORBIDDEN'))

const summarize = (changed: readonly Change[]) => [...new Set(changed)].join(', ')

async function waitForImports({ app }: World): Promise<void> {
  const running = async () =>
    (await app.db.execute(`select 1 from intake where state = 'running'`)).rows.length > 0
  while (await running()) await delay(20)
}
