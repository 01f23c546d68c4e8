import { describe, expect, test } from 'vitest'
import { StoryId } from '../../contract/base.ts'
import { fileNameOf, replacesNewest, storyIdFor } from './rules.ts'

describe('names from titles', () => {
  test.each([
    ['Der Bär & das süße Öl', 'der-baer-das-suesse-oel', 'Der_Baer_das_suesse_Oel.pdf'],
    ['  Élodies Traum – Teil 2! ', 'elodies-traum-teil-2', 'Elodies_Traum_Teil_2.pdf'],
    ['Großmutters Käthe’s Haus', 'grossmutters-kaethes-haus', 'Grossmutters_Kaethes_Haus.pdf'],
    ['A\u0308pfel', 'aepfel', 'Aepfel.pdf'],
    ['狐', 'geschichte', 'Geschichte.pdf'],
    ['../../etc', 'etc', 'etc.pdf'],
    ['Ranking', 'geschichte-ranking', 'Ranking.pdf'],
  ])('%s', (title, storyId, fileName) => {
    expect(storyIdFor(title, 1)).toBe(storyId)
    expect(fileNameOf(title)).toBe(fileName)
  })

  test('ids are valid, however long the title and however many stories have it', () => {
    for (const title of ['x'.repeat(200), 'ä '.repeat(60), '-'.repeat(30)]) {
      for (const attempt of [1, 2, 1000]) {
        expect(StoryId.safeParse(storyIdFor(title, attempt)).success).toBe(true)
      }
      expect(fileNameOf(title).length).toBeLessThanOrEqual(160)
      expect(fileNameOf(title)).toMatch(/.\.pdf$/)
    }
  })
})

describe('whether a save replaces the newest version', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))
  const saved = (minute: number, editorId = 'anna') => ({
    reason: 'saved' as const,
    editorId,
    savedAt: at(minute),
  })
  test.each([
    ['within a session', 2, saved(1), saved(0), true],
    ['fifteen minutes after the version before the newest', 16, saved(15), saved(0), false],
    ['after a break', 20, saved(2), saved(0), false],
    ['of another editor', 2, saved(1, 'bert'), saved(0), false],
    ['after a publication', 2, { ...saved(1), reason: 'published' as const }, saved(0), false],
    ['after the first version', 2, saved(1), null, false],
    ['soon after the version of another editor', 3, saved(2), saved(1, 'bert'), true],
  ])('%s', (_name, minute, newest, before, expected) => {
    expect(replacesNewest({ editorId: 'anna', savedAt: at(minute) }, newest, before)).toBe(expected)
  })
})
