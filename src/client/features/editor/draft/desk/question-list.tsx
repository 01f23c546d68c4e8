import { m } from '../../../../paraglide/messages.js'
import { GrowingArea } from '../growing-area.tsx'
import { oneLine } from '../page-text.ts'
import type { Desk } from './desk.ts'
import { partId } from './desk.ts'
import { RowList } from './row-list.tsx'

const most = 10
const longest = 300

/** Questions to talk about after reading. */
export function QuestionList({ desk }: { desk: Desk }) {
  const { questions } = desk.text
  return (
    <RowList
      id={partId('questions')}
      heading={m.draft_field_questions()}
      rows={questions}
      most={most}
      addLabel={m.draft_question_add()}
      removeLabel={(at) => m.draft_question_remove({ number: at + 1 })}
      empty=""
      onChange={(changed) => desk.changeText({ questions: changed })}
    >
      {(question, change, at) => (
        <GrowingArea
          label={m.draft_question({ number: at + 1 })}
          lang={desk.language}
          value={question}
          maxLength={longest}
          rows={1}
          onChange={({ target }) => change(oneLine(target.value))}
        />
      )}
    </RowList>
  )
}
