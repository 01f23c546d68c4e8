import { m } from '../../../../paraglide/messages.js'
import { languageLabel } from '../../../story/filter-words.ts'
import { AudioPart } from './audio-part.tsx'
import { CoverPart } from './cover-part.tsx'
import type { Desk } from './desk.ts'
import { FactFields } from './fact-fields.tsx'
import { FilmPart } from './film-part.tsx'
import { GlossaryList } from './glossary-list.tsx'
import { PdfPart } from './pdf-part.tsx'
import { QuestionList } from './question-list.tsx'
import { TextFields } from './text-fields.tsx'

/** Everything about a story that is not on its pages: first what each language has, then the facts. */
export function DeskForm({ desk }: { desk: Desk }) {
  const isWritten = desk.story.texts[desk.language] !== undefined
  return (
    <div className="draft-form">
      {isWritten && (
        <>
          <h3 className="desk-form-head">
            {m.draft_form_texts({ language: languageLabel(desk.language) })}
          </h3>
          <TextFields desk={desk} />
          <CoverPart desk={desk} />
          <PdfPart desk={desk} />
          <QuestionList desk={desk} />
          <GlossaryList desk={desk} />
          <AudioPart desk={desk} />
          <FilmPart desk={desk} />
        </>
      )}
      <h3>{m.draft_form_facts()}</h3>
      <FactFields desk={desk} />
    </div>
  )
}
