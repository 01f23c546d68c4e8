import { m } from '../../../../paraglide/messages.js'
import { TextField } from '../../../../ui/text-field.tsx'
import { GrowingArea } from '../core/growing-area.tsx'
import { toOneLine } from '../core/page-text.ts'
import { type Desk, partId } from './desk.ts'
import { RowList } from './row-list.tsx'

const maxRows = 60
const maxWordLength = 60
const maxMeaningLength = 300

/** Rare words with their meanings. */
export function GlossaryList({ desk }: { desk: Desk }) {
  const { glossary } = desk.text
  return (
    <RowList
      id={partId('glossary')}
      heading={m.draft_field_glossary()}
      rows={glossary}
      maxRows={maxRows}
      addLabel={m.draft_glossary_add()}
      removeLabel={(at) => m.draft_glossary_remove({ word: glossary[at]?.word || String(at + 1) })}
      newRow={{ word: '', meaning: '' }}
      onChange={(changed) => desk.changeText({ glossary: changed })}
    >
      {(entry, change, at) => (
        <>
          <TextField
            label={m.draft_glossary_word({ number: at + 1 })}
            value={entry.word}
            maxLength={maxWordLength}
            lang={desk.language}
            autoComplete="off"
            onChange={({ target }) => change({ ...entry, word: target.value })}
          />
          <GrowingArea
            label={m.draft_glossary_meaning({ number: at + 1 })}
            value={entry.meaning}
            maxLength={maxMeaningLength}
            lang={desk.language}
            rows={1}
            onChange={({ target }) => change({ ...entry, meaning: toOneLine(target.value) })}
          />
        </>
      )}
    </RowList>
  )
}
