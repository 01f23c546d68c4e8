import type { Language } from '../../../../../contract/base.ts'
import { emptyText } from '../../../../../contract/empty-text.ts'
import { languages } from '../../../../../contract/languages.ts'
import type { DraftText, StoryDraft } from '../../../../../contract/story-draft.ts'
import { reorderPages, withoutText, withText } from './draft-change.ts'

/** Facts that are the same in every language. */
const factNames = ['author', 'license', 'kind', 'values', 'level', 'scare', 'isSample'] as const
export type FactName = (typeof factNames)[number]

/** Fields of a language, without its pages. */
const textNames = Object.keys(emptyText).filter((name) => name !== 'pages') as TextName[]
export type TextName = Exclude<keyof DraftText, 'pages'>

/** A field in which two versions of a story can differ. */
export type DraftField =
  | { kind: 'fact'; name: FactName }
  | { kind: 'age' }
  | { kind: 'language'; language: Language }
  | { kind: 'text'; language: Language; name: TextName }
  | { kind: 'page'; language: Language; pageId: string }
  /** Order of the pages that both versions have. */
  | { kind: 'order'; language: Language }
  | { kind: 'picture'; name: string }

/** A unique key of a field. */
export const fieldKey = (field: DraftField) => Object.values(field).join(':')

/** Deep equality of JSON values; the order of keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]))
}

/** A story's value of a field; null if it has none. */
export function readField(story: StoryDraft, field: DraftField): unknown {
  switch (field.kind) {
    case 'fact':
      return story[field.name]
    case 'age':
      return [story.ageFrom, story.ageTo]
    case 'language':
      return story.texts[field.language] !== undefined
    case 'text':
      return (story.texts[field.language] ?? emptyText)[field.name]
    case 'page':
      return pagesOf(story, field.language).find(({ pageId }) => pageId === field.pageId) ?? null
    case 'order':
      return pagesOf(story, field.language).map(({ pageId }) => pageId)
    case 'picture':
      return story.pictures[field.name] ?? null
  }
}

const pagesOf = (story: StoryDraft, language: Language) => story.texts[language]?.pages ?? []

/** Fields in which two versions differ, in the order of the form. */
export function findDifferences(one: StoryDraft, other: StoryDraft): DraftField[] {
  const fields: DraftField[] = [
    ...languages.map((language) => ({ kind: 'language' as const, language })),
    ...languages.flatMap((language) => textFields(one, other, language)),
    ...factNames.map((name) => ({ kind: 'fact' as const, name })),
    { kind: 'age' },
    ...namesOf(one.pictures, other.pictures).map((name) => ({ kind: 'picture' as const, name })),
  ]
  const changed = fields.filter((field) => !isEqual(readField(one, field), readField(other, field)))
  const reordered = languages
    .filter(
      (language) => !isEqual(sharedOrder(one, other, language), sharedOrder(other, one, language)),
    )
    .map((language) => ({ kind: 'order' as const, language }))
  return [...changed, ...reordered]
}

function textFields(one: StoryDraft, other: StoryDraft, language: Language): DraftField[] {
  const pageIds = [...pagesOf(one, language), ...pagesOf(other, language)].map(
    ({ pageId }) => pageId,
  )
  return [
    ...textNames.map((name) => ({ kind: 'text' as const, language, name })),
    ...[...new Set(pageIds)].map((pageId) => ({ kind: 'page' as const, language, pageId })),
  ]
}

const namesOf = (one: object, other: object) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
]

/** Ids of the pages that both versions have, in the order of `story`. */
function sharedOrder(story: StoryDraft, other: StoryDraft, language: Language): string[] {
  const shared = new Set(pagesOf(other, language).map(({ pageId }) => pageId))
  return pagesOf(story, language)
    .map(({ pageId }) => pageId)
    .filter((pageId) => shared.has(pageId))
}

/** A copy of `to` with one field of `from`. */
export function copyField(from: StoryDraft, to: StoryDraft, field: DraftField): StoryDraft {
  switch (field.kind) {
    case 'fact':
      return { ...to, [field.name]: from[field.name] }
    case 'age':
      return { ...to, ageFrom: from.ageFrom, ageTo: from.ageTo }
    case 'language':
      return from.texts[field.language]
        ? withText(to, field.language, {})
        : withoutText(to, field.language)
    case 'text':
      return changeExistingText(to, field.language, () => ({
        [field.name]: readField(from, field),
      }))
    case 'page':
      return changeExistingText(to, field.language, (text) => ({
        pages: copyPage(from, text, field),
      }))
    case 'order':
      return changeExistingText(to, field.language, ({ pages }) => ({
        pages: reorderPages(
          pages,
          pagesOf(from, field.language).map(({ pageId }) => pageId),
        ),
      }))
    case 'picture': {
      const { [field.name]: _, ...others } = to.pictures
      const files = from.pictures[field.name]
      return { ...to, pictures: files ? { ...others, [field.name]: files } : others }
    }
  }
}

function changeExistingText(
  story: StoryDraft,
  language: Language,
  change: (text: DraftText) => Partial<DraftText>,
): StoryDraft {
  const text = story.texts[language]
  return text ? withText(story, language, change(text)) : story
}

/** Copies or removes one page as in `from`; a new page follows its predecessor. */
function copyPage(
  from: StoryDraft,
  { pages }: DraftText,
  { language, pageId }: Extract<DraftField, { kind: 'page' }>,
) {
  const source = pagesOf(from, language)
  const at = source.findIndex((page) => page.pageId === pageId)
  const page = source[at]
  if (!page) return pages.filter((other) => other.pageId !== pageId)
  if (pages.some((other) => other.pageId === pageId)) {
    return pages.map((other) => (other.pageId === pageId ? page : other))
  }
  const predecessor = source.slice(0, at).findLast((other) => pages.some(hasId(other.pageId)))
  const index = predecessor ? pages.findIndex(hasId(predecessor.pageId)) + 1 : 0
  return pages.toSpliced(index, 0, page)
}

const hasId = (id: string) => (page: { pageId: string }) => page.pageId === id
