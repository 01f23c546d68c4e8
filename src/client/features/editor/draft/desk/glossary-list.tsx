import { m } from '../../../../paraglide/messages.js'
import { TextField } from '../../../../ui/text-field.tsx'
import { GrowingArea } from '../growing-area.tsx'
import { oneLine } from '../page-text.ts'
import type { Desk } from './desk.ts'
import { partId } from './desk.ts'
import { RowList } from './row-list.tsx'

const most = 60
const longestWord = 60
const longestMeaning = 300

/** Rare words with what they mean. */
export function GlossaryList({ desk }: { desk: Desk }) {
  const { glossary } = desk.text
  return (
    <RowList
      id={partId('glossary')}
      heading={m.draft_field_glossary()}
      rows={glossary}
      most={most}
      addLabel={m.draft_glossary_add()}
      removeLabel={(at) => m.draft_glossary_remove({ word: glossary[at]?.word || String(at + 1) })}
      empty={{ word: '', meaning: '' }}
      onChange={(changed) => desk.changeText({ glossary: changed })}
    >
      {(entry, change, at) => (
        <>
          <TextField
            label={m.draft_glossary_word({ number: at + 1 })}
            value={entry.word}
            maxLength={longestWord}
            lang={desk.language}
            autoComplete="off"
            onChange={({ target }) => change({ ...entry, word: target.value })}
          />
          <GrowingArea
            label={m.draft_glossary_meaning({ number: at + 1 })}
            value={entry.meaning}
            maxLength={longestMeaning}
            lang={desk.language}
            rows={1}
            onChange={({ target }) => change({ ...entry, meaning: oneLine(target.value) })}
          />
        </>
      )}
    </RowList>
  )
}
