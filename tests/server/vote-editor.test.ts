import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { poll, pollVote } from '../../src/server/db/community-schema.ts'

import { editorChange } from '../../src/server/db/editor-schema.ts'
import { story } from '../../src/server/db/story-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addPoll, asChange, candidateId, newPoll } from '../support/polls.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'
const november = '2026-11'

let app: TestApp
let parent: TestUser
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp(now)
  await addStory(app, 'erste')
  editor = await signUpEditor(app)
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
const votesOf = (shown: { candidates: { votes: number | null }[] } | null | undefined) =>
  shown?.candidates.map(({ votes }) => votes)

const december = '2026-12'

const changes = async () =>
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

  test('create a poll, list it, and remove it before it starts', async () => {
    await addPoll(app, november, { retainedVotes: [0, 3, 3] })
    const created = await editor.api.vote.save(newPoll())
    expect(created).toMatchObject({
      state: 'planned',
      version: 1,
      winnerId: null,
      endsAt: '2026-12-31T23:00:01.000Z',
    })
    expect(created.candidates.map(({ title }) => title.de)).toEqual([
      'Der Mondbäcker',
      'Die Schneckenpost',
      'Das Glühwürmchen',
    ])
    const listed = await editor.api.vote.list()
    expect(listed.map(({ month, state, winnerId }) => [month, state, winnerId])).toEqual([
      [december, 'planned', null],
      [november, 'running', id(1)],
    ])
    expect(votesOf(listed[1])).toEqual([0, 3, 3])
    expect((await editor.api.vote.remove({ month: december })).map(({ month }) => month)).toEqual([
      november,
    ])
    expect(await changes()).toEqual([
      ['poll-saved', december],
      ['poll-removed', december],
    ])
    const gone = editor.api.vote.remove({ month: december })
    await expect(gone).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['two candidates', newPoll({ candidates: newPoll().candidates.slice(1) })],
    ['no question', newPoll({ question: { de: '' } })],
    ['an invalid month', newPoll({ month: '2026-00' })],
    ['a month beyond the calendar', newPoll({ month: '9999-12' })],
    ['a long title', newPoll({ question: { de: 'ß'.repeat(121) } })],
  ])('cannot save %s', async (_name, change) => {
    await expect(editor.api.vote.save(change)).rejects.toMatchObject({ status: 400 })
    expect(await app.db.$count(poll)).toBe(0)
  })

  test('cannot save unknown stories or candidates of another poll', async () => {
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
    const created = await editor.api.vote.save(newPoll())
    const [existing] = created.candidates
    const twice = [existing, existing, existing].map((_same, at) => ({
      ...(newPoll().candidates[at] ?? one),
      candidateId: existing?.candidateId,
    }))
    const saved = editor.api.vote.save(newPoll({ candidates: twice, version: 1 }))
    await expect(saved).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await changes()).toEqual([['poll-saved', december]])
  })

  test('keep a withdrawn story in an existing poll', async () => {
    const created = await editor.api.vote.save(newPoll())
    await app.db.update(story).set({ isPublished: false })
    const saved = await editor.api.vote.save(asChange(created))
    expect(saved).toMatchObject({ version: 2, candidates: [{ storyId: 'erste' }, {}, {}] })
    await app.db.update(story).set({ isPublished: true })
  })

  test('reorder, remove and add candidates', async () => {
    const created = await editor.api.vote.save(newPoll())
    const [first, second, third] = asChange(created).candidates
    const added = { title: { de: 'Neu' }, teaser: { de: 'Ganz neu.' }, storyId: null }
    if (!first || !second || !third) throw new Error('three candidates')
    const saved = await editor.api.vote.save(
      asChange(created, { candidates: [third, added, first], kind: 'theme' }),
    )
    expect(saved).toMatchObject({ version: 2, kind: 'theme' })
    expect(saved.candidates.map(({ title }) => title.de)).toEqual([
      'Das Glühwürmchen',
      'Neu',
      'Der Mondbäcker',
    ])
    expect(saved.candidates[2]?.candidateId).toBe(first.candidateId)
  })
})
