import { setTimeout as delay } from 'node:timers/promises'
import type { Family, Guest } from './family.ts'
import { uploadPicture } from './uploads.ts'

/** Values of one place in the database, as one writer knows them. */
export interface Register {
  uid: string
  /** What is written: `nickname`, or a kind and a story. */
  kind: 'nickname' | 'like' | 'note' | 'place'
  storyId: string
  acknowledged: string
  /** Sent without an answer so far; it may have counted. */
  pending: string | null
}

/** An acknowledged opening. */
interface Opening {
  uid: string
  key: string
}

/** A nickname that was acknowledged: every open page should show it, or a newer one. */
export interface Renaming {
  uid: string
  number: number
  acknowledgedMs: number
}

/** What a load has done until now. */
export interface LoadLog {
  registers: Register[]
  openings: Opening[]
  /** What ended a writer or reader: an answer that no repetition changes. */
  problems: string[]
  /** Addresses of files whose upload was acknowledged. */
  files: string[]
  renamings: Renaming[]
  /** Acknowledged changes. */
  changes: number
  reads: number
  /** The longest time that one change, or one read, took with all its repetitions. */
  longestChangeMs: number
  longestReadMs: number
  longestGuestMs: number
}

export interface Load {
  log: LoadLog
  /** The last answers arrive before it returns. */
  stop(): Promise<void>
}

const storyIds = ['bruno-honig', 'elster-knopf', 'frosch-sprung', 'fuchs-laterne', 'platz-am-ofen']
const childId = 'default'
/** Between two calls of one writer: a load that two processors carry beside the engines. */
const pauseMs = 80
/** The examiner of an upload takes a whole processor for a while. */
const uploadPauseMs = 1_000
const retryMs = 200

/** Gives each family what the load needs: opened stories with an entry in the diary. */
export async function prepareFamily({ uid, api }: Family): Promise<void> {
  for (const storyId of storyIds) {
    await api.reading.open({ storyId })
    const place = { page: 2, sentence: 0, isFinished: false, savedAt: new Date().toISOString() }
    await api.reading.saveProgress({ uid, childId, storyId, ...place })
  }
}

/** Writes and reads for all families at once until it is stopped. */
export function startLoad(families: Family[], editor: Family, guest: Guest): Load {
  let isStopped = false
  const log: LoadLog = {
    registers: [],
    openings: [],
    problems: [],
    files: [],
    renamings: [],
    changes: 0,
    reads: 0,
    longestChangeMs: 0,
    longestReadMs: 0,
    longestGuestMs: 0,
  }

  /** Repeats a call until it is answered, as browsers do. */
  async function untilAnswered<Result>(call: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await call()
      } catch (error) {
        if (isFinal(error)) throw error
        await delay(retryMs)
      }
    }
  }

  /** The time until a call is answered. */
  async function timeOf(call: () => Promise<unknown>): Promise<number> {
    const startMs = performance.now()
    await untilAnswered(call)
    return performance.now() - startMs
  }

  async function change(register: Register, value: string, call: () => Promise<unknown>) {
    register.pending = value
    const ms = await timeOf(call)
    register.acknowledged = value
    register.pending = null
    count(ms)
  }

  function count(changeMs: number) {
    log.changes += 1
    log.longestChangeMs = Math.max(log.longestChangeMs, changeMs)
  }

  function createRegister(uid: string, kind: Register['kind'], storyId = ''): Register {
    const register: Register = { uid, kind, storyId, acknowledged: '', pending: null }
    log.registers.push(register)
    return register
  }

  async function rename({ uid, api }: Family) {
    const register = createRegister(uid, 'nickname')
    while (!isStopped) {
      const number = nextNumber()
      const displayName = `Name ${number}`
      await change(register, displayName, () => api.profile.update({ uid, displayName }))
      log.renamings.push({ uid, number, acknowledgedMs: performance.now() })
      await delay(pauseMs)
    }
  }

  async function like({ uid, api }: Family) {
    const registers = storyIds.map((storyId) => createRegister(uid, 'like', storyId))
    for (let liked = true; !isStopped; liked = !liked)
      for (const register of registers) {
        if (isStopped) return
        const { storyId } = register
        await change(register, String(liked), () => api.story.like({ storyId, liked }))
        await delay(pauseMs)
      }
  }

  async function keepDiary({ uid, api }: Family) {
    const days = (await api.diary.week({ uid })).days
    const entries = days.flatMap(({ entries: some }) => some)
    const [entry] = entries
    if (!entry) throw new Error('the family has no entry in its diary')
    const own = { uid, childId, day: entry.day, storyId: entry.story.storyId }
    const note = createRegister(uid, 'note', own.storyId)
    const place = createRegister(uid, 'place', storyIds[0])
    while (!isStopped) {
      const number = nextNumber()
      const text = `Notiz ${number}`
      await change(note, text, () => api.diary.update({ ...own, note: text }))
      const sentence = number % 1000
      const position = { page: 3, sentence, isFinished: false, savedAt: new Date().toISOString() }
      await change(place, String(sentence), () =>
        api.reading.saveProgress({ uid, childId, storyId: place.storyId, ...position }),
      )
      await delay(pauseMs)
    }
  }

  async function openStories({ uid, api }: Family) {
    for (let turn = 0; !isStopped; turn++) {
      const storyId = storyIds[turn % storyIds.length] ?? ''
      const key = crypto.randomUUID()
      const ms = await timeOf(() =>
        api.reading.open({ storyId }, { context: { idempotencyKey: key } }),
      )
      log.openings.push({ uid, key })
      count(ms)
      await delay(pauseMs)
    }
  }

  async function read({ uid, api, request }: Family) {
    const reads = [
      () => api.story.top({}),
      () => api.profile.get({ uid }),
      () => api.child.list({ uid }),
      () => expectAnswer(request('/covers/bruno-honig')),
    ]
    for (let turn = 0; !isStopped; turn++) {
      const ms = await timeOf(reads[turn % reads.length] as () => Promise<unknown>)
      log.reads += 1
      log.longestReadMs = Math.max(log.longestReadMs, ms)
      await delay(pauseMs)
    }
  }

  async function readAsGuest() {
    while (!isStopped) {
      const ms = await timeOf(() => expectAnswer(guest.list()))
      log.reads += 1
      log.longestGuestMs = Math.max(log.longestGuestMs, ms)
      await delay(pauseMs)
    }
  }

  async function upload() {
    while (!isStopped) {
      const startMs = performance.now()
      log.files.push(...(await uploadPicture(editor, untilAnswered)))
      count(performance.now() - startMs)
      await delay(uploadPauseMs)
    }
  }

  const acts = [rename, like, keepDiary, openStories, read]
  const ofFamilies = families.flatMap((family) => acts.map((act) => act(family)))
  const running = [...ofFamilies, readAsGuest(), upload()].map((act) =>
    act.catch((error: unknown) => {
      log.problems.push(String(error))
    }),
  )
  return {
    log,
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
  }
}

let lastNumber = 0
/** Rises over all rounds, so that an older nickname is recognised. */
const nextNumber = () => ++lastNumber

async function expectAnswer(asking: Promise<Response>): Promise<void> {
  const answer = await asking
  await answer.arrayBuffer()
  const { ok, status } = answer
  if (!ok) throw Object.assign(new Error(`a read was answered with ${status}`), { status })
}

/** A refusal that no repetition changes: a bug of the product or of the load. */
function isFinal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500
}
