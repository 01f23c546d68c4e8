import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { poll, pollCandidate, pollVote } from '../../src/server/db/community-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addPoll, asChange, candidateId, newPoll } from '../support/polls.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'
const endsAt = '2026-11-30T23:00:01.000Z'
const november = '2026-11'

let app: TestApp
let parent: TestUser
let editor: TestUser
/** A guest with a cookie: answers are not cached. */
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
  parent = await app.signUp()
})

const id = (at: number, month = november) => candidateId(month, at)
const cast = (user: TestUser, at: number) =>
  user.api.vote.cast({ month: november, candidateId: id(at) })
const votesOf = (shown: { candidates: { votes: number | null }[] } | null | undefined) =>
  shown?.candidates.map(({ votes }) => votes)
const documentOf = (user: TestUser) => user.api.profile.get({ uid: user.uid })

const december = '2026-12'

describe('editors at the same time', () => {
  test('do not overwrite a parallel save', async () => {
    const created = await editor.api.vote.save(newPoll())
    const saves = await Promise.allSettled(
      ['eins', 'zwei', 'drei', 'vier'].map((question) =>
        editor.api.vote.save(asChange(created, { question: { de: question } })),
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

  test('create one poll of a month, even in parallel', async () => {
    const creations = await Promise.allSettled(
      Array.from({ length: 6 }, () => editor.api.vote.save(newPoll())),
    )
    expect(creations.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const creation of creations) {
      if (creation.status === 'rejected') {
        expect(creation.reason).toMatchObject({ code: 'EDITED_MEANWHILE' })
      }
    }
    expect(await app.db.$count(pollCandidate, eq(pollCandidate.month, december))).toBe(3)
    await editor.api.vote.remove({ month: december })
    const gone = editor.api.vote.save(newPoll({ version: 1 }))
    await expect(gone).rejects.toMatchObject({ data: { current: null } })
  })

  test('cannot remove voted candidates of a running poll; of a past one they change only the note', async () => {
    await addPoll(app, november)
    await cast(parent, 1)
    const begun = { code: 'POLL_BEGUN', status: 409 }
    const running = await findListed(november)
    const [, voted, third] = asChange(running).candidates
    const newCandidates = newPoll().candidates
    if (!voted || !third || !newCandidates[0]) throw new Error('three candidates')
    const without = [third, ...newCandidates.slice(0, 2)]
    await expect(
      editor.api.vote.save(asChange(running, { candidates: without })),
    ).rejects.toMatchObject(begun)
    await expect(editor.api.vote.remove({ month: november })).rejects.toMatchObject(begun)
    const saved = await editor.api.vote.save(
      asChange(running, { candidates: [voted, third, newCandidates[0]] }),
    )
    expect(votesOf(saved)).toEqual([1, 0, 0])

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

  test('may race with votes for a candidate that they remove', async () => {
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
    const voterFlags = await Promise.all(
      voters.map(async (voter) => (await documentOf(voter)).hasVoted),
    )
    expect(voterFlags.filter(Boolean)).toHaveLength(await app.db.$count(pollVote))
  })

  const findListed = async (month: string) => {
    const found = (await editor.api.vote.list()).find((listed) => listed.month === month)
    if (!found) throw new Error(`no poll of ${month}`)
    return found
  }
})
