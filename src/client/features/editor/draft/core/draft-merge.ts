import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import {
  copyField,
  type DraftField,
  fieldKey,
  findDifferences,
  isEqual,
  readField,
} from './draft-fields.ts'

export type Side = 'mine' | 'theirs'

/** A field in which the versions of two editors differ. */
export interface FieldDifference {
  field: DraftField
  key: string
  /** The side that changed it; `mine` if both did. */
  suggested: Side
  /** Both sides changed it since the common version. */
  isContested: boolean
}

/** Differences between two versions that both started from `base`. */
export function compareVersions(
  base: StoryDraft,
  mine: StoryDraft,
  theirs: StoryDraft,
): FieldDifference[] {
  return findDifferences(mine, theirs).map((field) => {
    const before = readField(base, field)
    const isMine = !isEqual(before, readField(mine, field))
    const isTheirs = !isEqual(before, readField(theirs, field))
    return {
      field,
      key: fieldKey(field),
      suggested: isMine ? 'mine' : 'theirs',
      isContested: isMine && isTheirs,
    }
  })
}

/** Their version with the chosen fields of mine; fields without a choice follow the suggestion. */
export function mergeVersions(
  mine: StoryDraft,
  theirs: StoryDraft,
  differences: readonly FieldDifference[],
  chosen: Readonly<Record<string, Side>>,
): StoryDraft {
  return differences
    .filter(({ key, suggested }) => (chosen[key] ?? suggested) === 'mine')
    .reduce((story, { field }) => copyField(mine, story, field), theirs)
}
