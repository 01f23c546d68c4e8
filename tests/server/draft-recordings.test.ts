import { beforeEach, describe, expect, test } from 'vitest'
import type { StoryDraft } from '../../src/contract/story-draft.ts'
import type { TestApp } from '../support/app.ts'
import { createReadyDraft, draftPage, draftText, storeFile } from '../support/drafts.ts'
import { setUpEditors } from '../support/editor.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

const start = '2026-11-21T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, editor, parent } = opened)
}, start)
beforeEach(() => app.clock.set(start))

describe('narrations and books of an older text', () => {
  async function change(storyId: string, edit: (text: ReturnType<typeof draftText>) => object) {
    const { story: before, version } = await editor.api.draft.get({ storyId })
    const german = before.texts.de
    if (!german) throw new Error('no German text')
    const texts = { ...before.texts, de: { ...german, ...edit(german) } }
    await editor.api.draft.save({ storyId, version, story: { ...before, texts } })
    const draft = await editor.api.draft.publish({ storyId, version: version + 1, at: null })
    const { texts: shown } = await parent.api.reading.open({ storyId })
    return { draft, shown }
  }
  const outdated = { id: 'audio-outdated', language: 'de', isDone: false }

  test('are hidden when the text changes, and return with the old text', async () => {
    await addStory(app, 'vertont')
    const before = await parent.api.reading.open({ storyId: 'vertont' })
    expect(before.texts.de).toMatchObject({ audio: expect.anything(), prints: [{ kind: 'book' }] })
    const old = (await editor.api.draft.get({ storyId: 'vertont' })).story.texts.de?.pages ?? []
    const pages = old.map((page) => ({ ...page, paragraphs: ['Ganz anders.'] }))
    const { draft, shown } = await change('vertont', () => ({ pages }))
    expect(draft.checks).toContainEqual(expect.objectContaining(outdated))
    expect(shown.de).toMatchObject({ audio: null, pdfUrl: null, prints: [] })
    expect(shown.en?.pdfUrl).not.toBe(null)
    expect((await app.guest.api.story.get({ storyId: 'vertont' })).hasAudio).toBe(false)
    const back = await change('vertont', () => ({ pages: old }))
    expect(back.shown.de).toMatchObject({
      audio: { voice: 'computer' },
      prints: [{ kind: 'book' }],
    })
    expect(back.draft.checks).not.toContainEqual(expect.objectContaining(outdated))
  })

  test('stay when other fields change, and after a withdrawal', async () => {
    await addStory(app, 'bleibt-vertont')
    const { shown } = await change('bleibt-vertont', () => ({ teaser: 'Neu.', questions: [] }))
    expect(shown.de).toMatchObject({ audio: expect.anything(), prints: [{ kind: 'book' }] })
    await editor.api.draft.withdraw({ storyId: 'bleibt-vertont' })
    const again = await change('bleibt-vertont', () => ({ teaser: 'Noch neuer.' }))
    expect(again.shown.de).toMatchObject({ audio: expect.anything(), pdfUrl: expect.anything() })
  })

  test('stay when an editor uploaded them', async () => {
    const pdfKey = await storeFile(app, '%PDF-1.7 ours', 'application/pdf')
    const key = await storeFile(app, 'our voice', 'audio/mp4')
    const audio = { key, timesKey: null, voice: 'human' as const, durationMs: 1000 }
    const text = draftText('Selbst gelesen', { pdfKey, audio })
    const { storyId, version } = await createReadyDraft(app, editor, 'Selbst gelesen', {
      texts: { de: text },
    })
    await editor.api.draft.publish({ storyId, version, at: null })
    const { shown } = await change(storyId, () => ({ pages: [draftPage('a', 'Anders.')] }))
    expect(shown.de).toMatchObject({
      pdfUrl: expect.any(String),
      audio: { voice: 'human', timesUrl: null },
    })
  })

  test('are not used with timings of an unknown text', async () => {
    const key = await storeFile(app, 'a voice', 'audio/mp4')
    const timesKey = await storeFile(app, '{"pages":[]}', 'application/json')
    const audio = { key, timesKey, voice: 'human' as const, durationMs: 1000 }
    const { storyId, version } = await createReadyDraft(app, editor, 'Fremde Zeiten', {
      texts: { de: draftText('Fremde Zeiten', { audio }) },
    })
    await editor.api.draft.publish({ storyId, version, at: null })
    const opened = await parent.api.reading.open({ storyId })
    expect(opened.texts.de?.audio).toBe(null)
  })
})

test('surprises of a picture reach readers, stay when the text changes, and go with the picture', async () => {
  const lantern = { kind: 'light' as const, x: 50.4, y: 59.1, r: 2.5, color: '#fff2ba' }
  await addStory(app, 'leuchtet', { surprises: { p1: [lantern] } })
  const shown = async () => {
    const { texts } = await parent.api.reading.open({ storyId: 'leuchtet' })
    return [texts.de?.pages[0]?.surprises, texts.en?.pages[0]?.surprises]
  }
  expect(await shown()).toEqual([[lantern], [lantern]])

  const publish = async (change: (story: StoryDraft) => StoryDraft) => {
    const { story, version } = await editor.api.draft.get({ storyId: 'leuchtet' })
    await editor.api.draft.save({ storyId: 'leuchtet', version, story: change(story) })
    await editor.api.draft.publish({ storyId: 'leuchtet', version: version + 1, at: null })
  }
  await publish((story) => ({ ...story, author: 'Jemand anders' }))
  expect(await shown()).toEqual([[lantern], [lantern]])

  const key = await storeFile(app, 'another picture', 'image/avif')
  const p1 = [{ widthPx: 600, key }]
  await publish((story) => ({ ...story, pictures: { ...story.pictures, p1 } }))
  expect(await shown()).toEqual([undefined, undefined])
})
