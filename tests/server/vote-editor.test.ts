import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PollChange } from '../../src/contract/vote.ts'
import { poll, pollCandidate, pollVote } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { story } from '../../src/server/db/story-schema.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addPoll, candidateId } from '../support/polls.ts'
import { addStory } from '../support/stories.ts'

const now = '2026-11-21T10:00:00.000Z'
const endsAt = '2026-11-30T23:00:01.000Z'
const november = '2026-11'

let app: TestApp
let parent: TestUser
let editor: TestUser
/** A guest whose answers are not kept, as a cookie comes along. */
let visitor: TestUser

beforeAll(async () => {
  app = await createTestApp(now)
  await addStory(app, 'erste')
  editor = await signUpEditor(app)
  const cookie = new Response(null, { headers: { 'set-cookie': 'seen=1' } })
  visitor = app.withCookies(cookie, app.guest)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(pollVote)
  await app.db.delete(poll)
  await app.db.delete(editorChange)
  parent = await app.signUp()
})

const id = (at: number, month = november) => candidateId(month, at)
const cast = (user: TestUser, at: number) =>
  user.api.vote.cast({ month: november, candidateId: id(at) })
const figures = (shown: { candidates: { votes: number | null }[] } | null | undefined) =>
  shown?.candidates.map(({ votes }) => votes)
const documentOf = (user: TestUser) => user.api.profile.get({ uid: user.uid })

const december = '2026-12'

const newPoll = (change: Partial<PollChange> = {}): PollChange => ({
  month: december,
  kind: 'story',
  question: { de: 'Welche Geschichte wollt ihr zuerst hören?', en: 'Which story first?' },
  note: null,
  candidates: ['Der Mondbäcker', 'Die Schneckenpost', 'Das Glühwürmchen'].map((title, at) => ({
    title: { de: title },
    teaser: { de: 'Worum es geht.' },
    storyId: at === 0 ? 'erste' : null,
  })),
  version: 0,
  ...change,
})

const changesNoted = async () =>
  (await app.db.select().from(editorChange)).map(({ action, subject }) => [action, subject])

describe('editors', () => {
  test('alone may see and change polls', async () => {
    for (const user of [app.guest, parent]) {
      const status = user === parent ? 403 : 401
      for (const call of [
        () => user.api.vote.list(),
        () => user.api.vote.save(newPoll()),
        () => user.api.vote.remove({ month: december }),
      ]) {
        await expect(call()).rejects.toMatchObject({ status })
      }
    }
    expect(await app.db.$count(poll)).toBe(0)
  })

  test('make a poll, see it beside the others, and take it back before it begins', async () => {
    await addPoll(app, november, { keptVotes: [0, 3, 3] })
    const made = await editor.api.vote.save(newPoll())
    expect(made).toMatchObject({
      state: 'planned',
      version: 1,
      winnerId: null,
      endsAt: '2026-12-31T23:00:01.000Z',
    })
    expect(made.candidates.map(({ title }) => title.de)).toEqual([
      'Der Mondbäcker',
      'Die Schneckenpost',
      'Das Glühwürmchen',
    ])
    expect(made.candidates[0]?.coverImageUrl).toMatch(/^\/covers\//)
    const listed = await editor.api.vote.list()
    expect(listed.map(({ month, state, winnerId }) => [month, state, winnerId])).toEqual([
      [december, 'planned', null],
      [november, 'running', id(1)],
    ])
    expect(figures(listed[1])).toEqual([0, 3, 3])
    expect((await editor.api.vote.remove({ month: december })).map(({ month }) => month)).toEqual([
      november,
    ])
    expect(await changesNoted()).toEqual([
      ['poll-saved', december],
      ['poll-removed', december],
    ])
    const gone = editor.api.vote.remove({ month: december })
    await expect(gone).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['two candidates', newPoll({ candidates: newPoll().candidates.slice(1) })],
    ['no question', newPoll({ question: { de: '' } })],
    ['a month that is none', newPoll({ month: '2026-00' })],
    ['a month at the end of time', newPoll({ month: '9999-12' })],
    ['a long title', newPoll({ question: { de: 'ß'.repeat(121) } })],
  ])('cannot save %s', async (_name, change) => {
    await expect(editor.api.vote.save(change)).rejects.toMatchObject({ status: 400 })
    expect(await app.db.$count(poll)).toBe(0)
  })

  test('cannot save stories that nobody can open, nor candidates of another poll', async () => {
    await addPoll(app, november)
    const [one, two, three] = newPoll().candidates
    if (!one || !two || !three) throw new Error('three candidates')
    for (const [candidates, field] of [
      [[{ ...one, storyId: 'keine' }, two, three], 'candidates.0.storyId'],
      [[one, two, { ...three, candidateId: id(0) }], 'candidates.2.candidateId'],
    ] as const) {
      const saved = editor.api.vote.save(newPoll({ candidates: [...candidates] }))
      await expect(saved).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { fields: [{ path: field, reason: 'unknown' }] },
      })
    }
    const made = await editor.api.vote.save(newPoll())
    const [known] = made.candidates
    const twice = [known, known, known].map((_same, at) => ({
      ...(newPoll().candidates[at] ?? one),
      candidateId: known?.candidateId,
    }))
    const saved = editor.api.vote.save(newPoll({ candidates: twice, version: 1 }))
    await expect(saved).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await changesNoted()).toEqual([['poll-saved', december]])
  })

  test('keep a withdrawn story in a poll that has it already', async () => {
    const made = await editor.api.vote.save(newPoll())
    await app.db.update(story).set({ isPublished: false })
    const saved = await editor.api.vote.save(asChange(made))
    expect(saved).toMatchObject({ version: 2, candidates: [{ storyId: 'erste' }, {}, {}] })
    await app.db.update(story).set({ isPublished: true })
  })

  test('put candidates into another order, take some away, and add new ones', async () => {
    const made = await editor.api.vote.save(newPoll())
    const [first, second, third] = asChange(made).candidates
    const added = { title: { de: 'Neu' }, teaser: { de: 'Ganz neu.' }, storyId: null }
    if (!first || !second || !third) throw new Error('three candidates')
    const saved = await editor.api.vote.save(
      asChange(made, { candidates: [third, added, first], kind: 'theme' }),
    )
    expect(saved).toMatchObject({ version: 2, kind: 'theme' })
    expect(saved.candidates.map(({ title }) => title.de)).toEqual([
      'Das Glühwürmchen',
      'Neu',
      'Der Mondbäcker',
    ])
    expect(saved.candidates[2]?.candidateId).toBe(first.candidateId)
  })

  test('do not undo what another has saved meanwhile', async () => {
    const made = await editor.api.vote.save(newPoll())
    const saves = await Promise.allSettled(
      ['eins', 'zwei', 'drei', 'vier'].map((question) =>
        editor.api.vote.save(asChange(made, { question: { de: question } })),
      ),
    )
    const saved = saves.flatMap((save) => (save.status === 'fulfilled' ? [save.value] : []))
    expect(saved).toHaveLength(1)
    for (const save of saves) {
      if (save.status === 'fulfilled') continue
      expect(save.reason).toMatchObject({
        code: 'EDITED_MEANWHILE',
        status: 409,
        data: { current: { version: 2, question: saved[0]?.question } },
      })
    }
  })

  test('make one poll of a month, however many try at once', async () => {
    const makes = await Promise.allSettled(
      Array.from({ length: 6 }, () => editor.api.vote.save(newPoll())),
    )
    expect(makes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const make of makes) {
      if (make.status === 'rejected') {
        expect(make.reason).toMatchObject({ code: 'EDITED_MEANWHILE' })
      }
    }
    expect(await app.db.$count(pollCandidate, eq(pollCandidate.month, december))).toBe(3)
    await editor.api.vote.remove({ month: december })
    const gone = editor.api.vote.save(newPoll({ version: 1 }))
    await expect(gone).rejects.toMatchObject({ data: { current: null } })
  })

  test('leave in a running poll what has votes, and in a past one everything but its note', async () => {
    await addPoll(app, november)
    await cast(parent, 1)
    const begun = { code: 'POLL_BEGUN', status: 409 }
    const running = await findListed(november)
    const [, voted, third] = asChange(running).candidates
    const fresh = newPoll().candidates
    if (!voted || !third || !fresh[0]) throw new Error('three candidates')
    const without = [third, ...fresh.slice(0, 2)]
    await expect(
      editor.api.vote.save(asChange(running, { candidates: without })),
    ).rejects.toMatchObject(begun)
    await expect(editor.api.vote.remove({ month: november })).rejects.toMatchObject(begun)
    const saved = await editor.api.vote.save(
      asChange(running, { candidates: [voted, third, fresh[0]] }),
    )
    expect(figures(saved)).toEqual([1, 0, 0])

    app.clock.set(endsAt)
    await expect(
      editor.api.vote.save(asChange(saved, { question: { de: 'Anders?' } })),
    ).rejects.toMatchObject(begun)
    const note = { de: 'ab 1.1. in der Bibliothek' }
    const noted = await editor.api.vote.save(asChange(saved, { note }))
    expect(noted).toMatchObject({ state: 'over', note, winnerId: voted.candidateId })
    expect((await visitor.api.vote.get()).last).toMatchObject({ note })
    const late = editor.api.vote.save(newPoll({ month: '2026-10' }))
    await expect(late).rejects.toMatchObject(begun)
    await expect(editor.api.vote.remove({ month: november })).rejects.toMatchObject(begun)
  })

  test('who take a candidate away while it is voted for lose or win, and nothing breaks', async () => {
    await addPoll(app, november)
    const voters = await Promise.all(Array.from({ length: 8 }, () => app.signUp()))
    const listed = await findListed(november)
    const [, second, third] = asChange(listed).candidates
    const [added] = newPoll().candidates
    if (!second || !third || !added) throw new Error('three candidates')
    const [save, ...votes] = await Promise.allSettled([
      editor.api.vote.save(asChange(listed, { candidates: [second, third, added] })),
      ...voters.map((voter) => cast(voter, 0)),
    ])
    const refused = votes.filter(({ status }) => status === 'rejected')
    for (const vote of refused) {
      expect((vote as PromiseRejectedResult).reason).toMatchObject({ status: 404 })
    }
    if (save.status === 'fulfilled') expect(refused).toHaveLength(8)
    else expect(save.reason).toMatchObject({ code: 'POLL_BEGUN' })
    const noted = await Promise.all(voters.map(async (voter) => (await documentOf(voter)).hasVoted))
    expect(noted.filter(Boolean)).toHaveLength(await app.db.$count(pollVote))
  })

  const findListed = async (month: string) => {
    const found = (await editor.api.vote.list()).find((listed) => listed.month === month)
    if (!found) throw new Error(`no poll of ${month}`)
    return found
  }
})

type Edited = Awaited<ReturnType<TestUser['api']['vote']['save']>>

/** The save of a poll as it is, but for `change`. */
function asChange(
  { month, kind, question, note, candidates, version }: Edited,
  change: Partial<PollChange> = {},
): PollChange {
  return {
    month,
    kind,
    question,
    note,
    version,
    candidates: candidates.map(({ candidateId: own, title, teaser, storyId }) => ({
      candidateId: own,
      title,
      teaser,
      storyId,
    })),
    ...change,
  }
}
