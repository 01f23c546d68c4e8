import { describe, expect, test } from 'vitest'
import { berlinField, berlinMoment } from '../berlin-time.ts'
import type { PostDraft } from './post-draft.ts'
import { draftOf, newDraft, problemsOf, slugOf, toSave } from './post-draft.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const text = { title: 'Ein Brief', summary: 'Kurz.', markdown: 'Lang.' }
const draft = (change: Partial<PostDraft> = {}): PostDraft => ({
  ...newDraft,
  slug: 'ein-brief',
  texts: { ...newDraft.texts, de: text },
  ...change,
})

test.each([
  ['Über die Füchse – groß & klein!', 'ueber-die-fuechse-gross-klein'],
  ['  Café  ', 'cafe'],
  ['„…“', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('„%s“ has an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

describe('a draft', () => {
  test('is saved without what is empty', () => {
    expect(toSave(draft(), now)).toEqual({
      slug: 'ein-brief',
      kind: 'features',
      isPinned: false,
      publishAt: null,
      picture: null,
      texts: { de: text },
      version: 0,
    })
  })

  test('appears now, or at a time in Berlin', () => {
    expect(toSave(draft({ publish: 'now' }), now).publishAt).toBe('2026-11-21T10:00:00.000Z')
    const summer = draft({ publish: 'at', publishAt: '2027-07-01T09:30' })
    expect(toSave(summer, now).publishAt).toBe('2027-07-01T09:30:00+02:00')
  })

  test('is what was saved once it comes back', () => {
    const saved = draft({ publish: 'at', publishAt: '2026-11-27T12:00', version: 3 })
    const { publishAt, ...rest } = toSave(saved, now)
    const post = {
      ...rest,
      publishAt,
      state: 'scheduled',
      pictureUrl: null,
      updatedAt: '',
    } as const
    expect(draftOf(post)).toEqual(saved)
  })

  test('says what keeps it from being saved', () => {
    expect(problemsOf(draft())).toEqual([])
    expect(problemsOf(newDraft)).toHaveLength(4)
    const half = { ...newDraft.texts.en, title: 'A letter' }
    expect(problemsOf(draft({ texts: { de: text, en: half } }))).toHaveLength(1)
    expect(problemsOf(draft({ publish: 'at', publishAt: 'morgen' }))).toHaveLength(1)
    const picture = { fileKey: 'ab/c.avif', url: null, alt: { de: ' ', en: '' } }
    expect(problemsOf(draft({ picture }))).toHaveLength(1)
  })
})

test('moments are Berlin’s, in winter and in summer', () => {
  expect(berlinField('2026-11-21T10:00:00Z')).toBe('2026-11-21T11:00')
  expect(berlinMoment('2026-11-21T11:00')).toBe('2026-11-21T11:00:00+01:00')
  expect(berlinMoment('')).toBeNull()
})
