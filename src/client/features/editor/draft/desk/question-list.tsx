import { m } from '../../../../paraglide/messages.js'
import { GrowingArea } from '../core/growing-area.tsx'
import { toOneLine } from '../core/page-text.ts'
import { type Desk, partId } from './desk.ts'
import { RowList } from './row-list.tsx'

const maxRows = 10
const maxLength = 300

/** Questions to talk about after reading. */
export function QuestionList({ desk }: { desk: Desk }) {
  const { questions } = desk.text
  return (
    <RowList
      id={partId('questions')}
      heading={m.draft_field_questions()}
      rows={questions}
      maxRows={maxRows}
      addLabel={m.draft_question_add()}
      removeLabel={(at) => m.draft_question_remove({ number: at + 1 })}
      newRow=""
      onChange={(changed) => desk.changeText({ questions: changed })}
    >
      {(question, change, at) => (
        <GrowingArea
          label={m.draft_question({ number: at + 1 })}
          lang={desk.language}
          value={question}
          maxLength={maxLength}
          rows={1}
          onChange={({ target }) => change(toOneLine(target.value))}
        />
      )}
    </RowList>
  )
}
