import type { TestUser } from './test-user.ts'

export type Post = Parameters<TestUser['api']['news']['save']>[0]

/** The texts of a post in one language. */
export const source = (title: string, markdown = 'Ein *kurzer* Text.') => ({
  title,
  summary: `Kurz: ${title}`,
  markdown,
})

/** A new post of 20 November 2026, with changes. */
export const post = (slug: string, change: Partial<Post> = {}): Post => ({
  slug,
  kind: 'features',
  isPinned: false,
  publishAt: '2026-11-20T10:00:00.000Z',
  picture: null,
  texts: { de: source(slug), en: source(`${slug} (en)`) },
  version: 0,
  ...change,
})
