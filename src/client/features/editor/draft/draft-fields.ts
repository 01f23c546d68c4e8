import type { Language } from '../../../../contract/base.ts'
import { emptyText } from '../../../../contract/empty-text.ts'
import type { DraftText, StoryDraft } from '../../../../contract/story-draft.ts'
import { inOrder, withoutText, withText } from './draft-change.ts'

/** Facts that a story has once. */
const factNames = ['author', 'license', 'kind', 'values', 'level', 'scare', 'isSample'] as const
export type FactName = (typeof factNames)[number]

/** What a language has beside its pages. */
const textNames = Object.keys(emptyText).filter((name) => name !== 'pages') as TextName[]
export type TextName = Exclude<keyof DraftText, 'pages'>

/** One thing in which two versions of a story can differ. */
export type DraftField =
  | { kind: 'fact'; name: FactName }
  | { kind: 'age' }
  | { kind: 'language'; language: Language }
  | { kind: 'text'; language: Language; name: TextName }
  | { kind: 'page'; language: Language; pageId: string }
  /** Of the pages that both have. */
  | { kind: 'order'; language: Language }
  | { kind: 'picture'; name: string }

/** A name of its own for each field. */
export const fieldKey = (field: DraftField) => Object.values(field).join(':')

/** Whether two values hold the same; the order of an object's keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** What a story says in a field; null where it has no such thing. */
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
const languages: Language[] = ['de', 'en']

/** Every field in which two versions differ, in the order of the form. */
export function differences(one: StoryDraft, other: StoryDraft): DraftField[] {
  const fields: DraftField[] = [
    ...languages.map((language) => ({ kind: 'language' as const, language })),
    ...languages.flatMap((language) => textFields(one, other, language)),
    ...factNames.map((name) => ({ kind: 'fact' as const, name })),
    { kind: 'age' },
    ...namesOf(one.pictures, other.pictures).map((name) => ({ kind: 'picture' as const, name })),
  ]
  const changed = fields.filter((field) => !isSame(readField(one, field), readField(other, field)))
  const reordered = languages
    .filter(
      (language) => !isSame(sharedOrder(one, other, language), sharedOrder(other, one, language)),
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

/** Ids of the pages that another version has, too, in the order of this one. */
function sharedOrder(story: StoryDraft, other: StoryDraft, language: Language): string[] {
  const shared = new Set(pagesOf(other, language).map(({ pageId }) => pageId))
  return pagesOf(story, language)
    .map(({ pageId }) => pageId)
    .filter((pageId) => shared.has(pageId))
}

/** `to` with one field as `from` has it. */
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
      return ifWritten(to, field.language, () => ({
        [field.name]: readField(from, field),
      }))
    case 'page':
      return ifWritten(to, field.language, (text) => ({
        pages: copiedPage(from, text, field),
      }))
    case 'order':
      return ifWritten(to, field.language, ({ pages }) => ({
        pages: inOrder(
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

function ifWritten(
  story: StoryDraft,
  language: Language,
  change: (text: DraftText) => Partial<DraftText>,
): StoryDraft {
  const text = story.texts[language]
  return text ? withText(story, language, change(text)) : story
}

/** A page that is new comes behind the one that stands before it where it comes from. */
function copiedPage(
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
  const before = source.slice(0, at).findLast((other) => pages.some(hasId(other.pageId)))
  const place = before ? pages.findIndex(hasId(before.pageId)) + 1 : 0
  return pages.toSpliced(place, 0, page)
}

const hasId = (wanted: string) => (page: { pageId: string }) => page.pageId === wanted
