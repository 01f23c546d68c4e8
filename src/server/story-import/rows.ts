import type { StoryDraft } from '../../contract/story-draft.ts'
import type { StoryImportRow } from '../../contract/story-import.ts'
import { storyIdFor } from '../draft/rules.ts'
import { type GivenStory, problem } from '../examiner/import/given.ts'
import { mergeGiven } from './merge.ts'

/** The id of a sent story: its own, else one made from its title. */
export const idOf = ({ storyId, title }: GivenStory) =>
  storyId ?? (title === '' ? null : storyIdFor(title, 1))

/** Adds the problems of the archive as a whole: stories that were sent twice, missing files. */
export function checkTogether(given: GivenStory[], fileNames: ReadonlySet<string>): GivenStory[] {
  const seen = new Set<string>()
  return given.map((one) => {
    const key = `${idOf(one)} ${one.language}`
    const isTwice = idOf(one) !== null && seen.has(key)
    seen.add(key)
    const missing = filesOf(one).filter((name) => !fileNames.has(name))
    return {
      ...one,
      problems: [
        ...one.problems,
        ...(isTwice ? [problem('id', 'twice', idOf(one))] : []),
        ...missing.map((name) => problem('file', 'file-missing', name)),
      ],
    }
  })
}

/** Names of the archive's files that a story uses. */
export const filesOf = ({ pages, pdf }: GivenStory): string[] => [
  ...new Set([
    ...pages.flatMap(({ picture }) => (picture && 'file' in picture ? [picture.file] : [])),
    ...(pdf === null ? [] : [pdf]),
  ]),
]

/** Removes the content of a refused story, which was not checked any further; its problems stay. */
export const withoutRefused = (given: GivenStory): GivenStory =>
  given.problems.length > 0 ? { ...given, facts: {}, text: {}, pages: [], pdf: null } : given

/** The preview of a story's import; `before` is its draft, if there is one. */
export function toRow(given: GivenStory, before: StoryDraft | null): StoryImportRow {
  const { row, file, language, title, problems } = given
  const storyId = idOf(given)
  const place = { row, file, storyId, language, title, problems, outcome: null }
  if (problems.length > 0 || storyId === null || language === null) {
    return { ...place, action: 'refused' }
  }
  if (!before) return { ...place, action: 'create' }
  const hasFiles = filesOf(given).length > 0
  const after = mergeGiven(before, { ...given, language }, { pictures: {}, pdfKey: null })
  // Files can only be compared once they are stored.
  return { ...place, action: hasFiles || !isSame(before, after) ? 'update' : 'unchanged' }
}

/** Whether two drafts are equal, regardless of the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
