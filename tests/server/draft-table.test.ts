import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { createReadyDraft, draftPage, draftText, storeFile } from '../support/drafts.ts'
import { signUpEditor } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

describe('the table', () => {
  test('searches, filters, sorts and counts', async () => {
    const bear = await createReadyDraft(app, editor, 'Ein Bär im Regal')
    await editor.api.draft.create({ title: 'Ein Dachs im Regal' })
    await editor.api.draft.setState({
      storyId: bear.storyId,
      state: 'review',
      version: bear.version,
    })
    const search = 'im regal'
    const { rows, total, byState } = await editor.api.draft.list({
      search,
      sort: 'title',
      order: 'asc',
    })
    expect(rows).toMatchObject([
      {
        title: 'Ein Bär im Regal',
        state: 'review',
        values: ['mut'],
        languages: ['de'],
        words: 13,
        minutes: 1,
        level: 1,
        missing: 0,
        likes: 0,
        reads: 0,
        hasUnpublished: false,
        updatedBy: 'Redaktion',
      },
      { title: 'Ein Dachs im Regal', state: 'draft', coverUrl: null },
    ])
    expect(rows[1]?.missing).toBeGreaterThan(0)
    expect((await editor.request(rows[0]?.coverUrl ?? '')).status).toBe(200)
    expect(total).toBe(2)
    expect(byState).toEqual({ draft: 1, review: 1, published: 0, withdrawn: 0 })
    const filtered = async (filter: object) =>
      (await editor.api.draft.list({ search, ...filter })).rows.map(({ title }) => title)
    expect(await filtered({ state: 'review' })).toEqual(['Ein Bär im Regal'])
    expect(await filtered({ value: 'mut' })).toEqual(['Ein Bär im Regal'])
    expect(await filtered({ value: 'teilen' })).toEqual([])
    expect(await filtered({ language: 'en' })).toEqual([])
    expect(await filtered({ level: 2 })).toEqual([])
    expect(await filtered({ search: 'baer im r' })).toEqual(['Ein Bär im Regal'])
    expect(await filtered({ search: '%' })).toEqual([])
    expect(await filtered({ offset: 1, sort: 'words' })).toEqual(['Ein Dachs im Regal'])
    for (const sort of ['state', 'age', 'level', 'likes', 'reads', 'updated'] as const) {
      expect(await filtered({ sort })).toHaveLength(2)
    }
  })

  test('refuses an unknown order', async () => {
    const answer = await editor.request('/api/editor/stories?sort=title;drop table story')
    expect(answer.status).toBe(400)
  })
})

describe('review, removal and change of many', () => {
  test('a review is requested and taken back', async () => {
    const { storyId, version } = await createReadyDraft(app, editor, 'Zur Prüfung')
    const requested = await editor.api.draft.setState({ storyId, state: 'review', version })
    expect(requested).toMatchObject({ state: 'review', version })
    const back = await editor.api.draft.setState({ storyId, state: 'draft', version })
    expect(back.state).toBe('draft')
    await expect(
      editor.api.draft.setState({ storyId, state: 'review', version: version - 1 }),
    ).rejects.toMatchObject({ code: 'EDITED_MEANWHILE' })
  })

  test('a review of a published story keeps it public', async () => {
    const { storyId, version } = await createReadyDraft(app, editor, 'Geprüft und da')
    await editor.api.draft.publish({ storyId, version, at: null })
    await editor.api.draft.setState({ storyId, state: 'review', version })
    await app.guest.api.story.get({ storyId })
    const back = await editor.api.draft.setState({ storyId, state: 'draft', version })
    expect(back.state).toBe('published')
  })

  test('a draft can be removed, a published story never', async () => {
    const { storyId } = await editor.api.draft.create({ title: 'Weg damit' })
    expect(await editor.api.draft.remove({ storyId })).toEqual({ isRemoved: true })
    await expect(editor.api.draft.remove({ storyId })).rejects.toMatchObject({ status: 404 })
    const there = await createReadyDraft(app, editor, 'Bleibt da')
    await editor.api.draft.publish({ storyId: there.storyId, version: 2, at: null })
    await editor.api.draft.withdraw({ storyId: there.storyId })
    await expect(editor.api.draft.remove({ storyId: there.storyId })).rejects.toMatchObject({
      code: 'WAS_PUBLISHED',
    })
  })

  test('many are changed independently', async () => {
    const one = await createReadyDraft(app, editor, 'Viele eins')
    const two = await editor.api.draft.create({ title: 'Viele zwei' })
    const storyIds = [one.storyId, two.storyId, 'gibt-es-nicht']
    const change = { value: 'geduld', age: [5, 7], action: 'publish' } as const
    expect(
      await editor.api.draft.changeMany({ storyIds, change: { ...change, age: [5, 7] } }),
    ).toEqual([
      { storyId: one.storyId, outcome: 'done' },
      { storyId: two.storyId, outcome: 'not-ready' },
      { storyId: 'gibt-es-nicht', outcome: 'not-found' },
    ])
    expect(await app.guest.api.story.get({ storyId: one.storyId })).toMatchObject({
      values: ['geduld'],
      ageFrom: 5,
      ageTo: 7,
    })
    const untouched = await editor.api.draft.get({ storyId: two.storyId })
    expect(untouched).toMatchObject({ version: 1, story: { values: [] } })
    await editor.api.draft.changeMany({ storyIds, change: { action: 'withdraw' } })
    await expect(app.guest.api.story.get({ storyId: one.storyId })).rejects.toMatchObject({
      status: 404,
    })
    for (const wrong of [{}, { age: [7, 5] }, { action: 'delete' }]) {
      const answer = await editor.request('/api/editor/stories/bulk', {
        method: 'POST',
        body: { storyIds, change: wrong },
      })
      expect(answer.status).toBe(400)
    }
  })
})

test('when one of many fails, guests see the changes of the others immediately', async () => {
  const ids: string[] = []
  for (const title of ['Vor dem Bruch', 'Am Bruch']) {
    const { storyId, version } = await createReadyDraft(app, editor, title)
    await editor.api.draft.publish({ storyId, version, at: null })
    ids.push(storyId)
  }
  const [first = '', broken = ''] = ids
  const shown = async () => (await app.guest.request(`/api/stories/${first}`)).status
  expect(await shown()).toBe(200)
  await app.db.$client.query(`create function break_one() returns trigger language plpgsql as
    $$ begin if new.story_id = '${broken}' then raise 'no'; end if; return new; end $$;
    create trigger break_one before update on story for each row execute function break_one()`)
  const change = { action: 'withdraw' as const }
  await expect(editor.api.draft.changeMany({ storyIds: ids, change })).rejects.toThrow()
  await app.db.$client.query('drop function break_one cascade')
  expect(await shown()).toBe(404)
})

test('stories are exported as Markdown in the library’s format', async () => {
  const pictures = { p1: [{ widthPx: 480, key: await storeFile(app, 'p1', 'image/avif') }] }
  const text = draftText('Die Ausfuhr', {
    questions: ['Was siehst du?'],
    glossary: [{ word: 'Ausfuhr: fort', meaning: 'das Hinaustragen' }],
    pages: [
      { ...draftPage('a', 'Erster Satz.', '„Ja“, sagt er.'), picture: 'p1', alt: 'Ein Bild' },
      draftPage('b', 'Ende.'),
    ],
  })
  const { storyId } = await createReadyDraft(app, editor, 'Die Ausfuhr', {
    pictures,
    texts: { de: text },
  })
  const files = await editor.api.draft.export({ storyIds: [storyId, 'gibt-es-nicht'] })
  expect(files.map(({ fileName }) => fileName)).toEqual(['die-ausfuhr.de.md'])
  const { parseStory } = await import('../../library/text/story-source.ts')
  expect(
    parseStory(
      files[0]?.markdown.replace('---\n\nEnde', '---\n\n![x](scene:p2)\n\nEnde') ?? '',
      'x',
    ),
  ).toMatchObject({
    id: storyId,
    title: 'Die Ausfuhr',
    glossary: { 'Ausfuhr: fort': 'das Hinaustragen' },
    pages: [
      { scene: 'p1', alt: 'Ein Bild', paragraphs: ['Erster Satz.', '„Ja“, sagt er.'] },
      { scene: 'p2', paragraphs: ['Ende.'] },
    ],
  })
})

test('syllables are previewed as published, with a story’s own divisions', async () => {
  const divided = await editor.api.draft.syllabify({
    paragraphs: ['Jonte ging am Abend.', ''],
    syllables: { Jonte: 'Jon-te' },
  })
  expect(divided).toEqual(['Jon\u00adte ging am A\u00adbend.', ''])
})
