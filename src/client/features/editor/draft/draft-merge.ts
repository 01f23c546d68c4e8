import type { StoryDraft } from '../../../../contract/story-draft.ts'
import type { DraftField } from './draft-fields.ts'
import { copyField, differences, fieldKey, isSame, readField } from './draft-fields.ts'

export type Side = 'mine' | 'theirs'

/** A field that two editors left different. */
export interface Disagreement {
  field: DraftField
  key: string
  /** Whose it should be: of who changed it; mine where both did. */
  suggested: Side
  /** Both changed it since the version they began with. */
  isContested: boolean
}

/** What two editors, who both began with `base`, left different. */
export function disagreements(
  base: StoryDraft,
  mine: StoryDraft,
  theirs: StoryDraft,
): Disagreement[] {
  return differences(mine, theirs).map((field) => {
    const before = readField(base, field)
    const isMine = !isSame(before, readField(mine, field))
    const isTheirs = !isSame(before, readField(theirs, field))
    return {
      field,
      key: fieldKey(field),
      suggested: isMine ? 'mine' : 'theirs',
      isContested: isMine && isTheirs,
    }
  })
}

/** Their version with those fields of mine that were chosen; what was not chosen is as suggested. */
export function merged(
  mine: StoryDraft,
  theirs: StoryDraft,
  found: readonly Disagreement[],
  chosen: Readonly<Record<string, Side>>,
): StoryDraft {
  return found
    .filter(({ key, suggested }) => (chosen[key] ?? suggested) === 'mine')
    .reduce((story, { field }) => copyField(mine, story, field), theirs)
}
