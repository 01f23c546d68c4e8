import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { fieldKey, findDifferences } from '../core/draft-fields.ts'
import { fieldLabel, fieldText } from './field-labels.ts'
import { WordDiff } from './word-diff.tsx'

interface Version {
  label: string
  story: StoryDraft
}

/** Fields in which two versions of a story differ, side by side with marked words. */
export function DifferenceList({ before, after }: { before: Version; after: Version }) {
  return (
    <ul className="desk-differences">
      {findDifferences(after.story, before.story).map((field) => {
        const texts = {
          before: fieldText(field, before.story),
          after: fieldText(field, after.story),
          language: 'language' in field ? field.language : null,
        }
        return (
          <li key={fieldKey(field)}>
            <h4>{fieldLabel(field, after.story, before.story)}</h4>
            <div className="desk-sides">
              <div className="desk-side">
                <p className="desk-side-head">{before.label}</p>
                <WordDiff {...texts} side="before" />
              </div>
              <div className="desk-side">
                <p className="desk-side-head">{after.label}</p>
                <WordDiff {...texts} side="after" />
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
