import { describe, expect, test } from 'vitest'
import {
  findProblems,
  newDraft,
  type PostDraft,
  toNewsInput,
  toPostDraft,
  toSlug,
} from './post-draft.ts'

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
])('„%s“ becomes a slug', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

describe('a draft', () => {
  test('is saved without empty fields', () => {
    expect(toNewsInput(draft(), now)).toEqual({
      slug: 'ein-brief',
      kind: 'features',
      isPinned: false,
      publishAt: null,
      picture: null,
      texts: { de: text },
      version: 0,
    })
  })

  test('is published now or at a time in Berlin', () => {
    expect(toNewsInput(draft({ publish: 'now' }), now).publishAt).toBe('2026-11-21T10:00:00.000Z')
    const summer = draft({ publish: 'at', publishAt: '2027-07-01T09:30' })
    expect(toNewsInput(summer, now).publishAt).toBe('2027-07-01T09:30:00+02:00')
  })

  test('is the same after saving and loading', () => {
    const saved = draft({ publish: 'at', publishAt: '2026-11-27T12:00', version: 3 })
    const { publishAt, ...rest } = toNewsInput(saved, now)
    const post = {
      ...rest,
      publishAt,
      state: 'scheduled',
      pictureUrl: null,
      updatedAt: '',
    } as const
    expect(toPostDraft(post)).toEqual(saved)
  })

  test('lists what must be corrected before saving', () => {
    expect(findProblems(draft())).toEqual([])
    expect(findProblems(newDraft)).toHaveLength(4)
    const half = { ...newDraft.texts.en, title: 'A letter' }
    expect(findProblems(draft({ texts: { de: text, en: half } }))).toHaveLength(1)
    expect(findProblems(draft({ publish: 'at', publishAt: 'morgen' }))).toHaveLength(1)
    const picture = { fileKey: 'ab/c.avif', url: null, alt: { de: ' ', en: '' } }
    expect(findProblems(draft({ picture }))).toHaveLength(1)
  })
})
