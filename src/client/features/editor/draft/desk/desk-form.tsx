import { m } from '../../../../paraglide/messages.js'
import { languageLabel } from '../../../story/filter/filter-labels.ts'
import { AudioFields } from './audio-fields.tsx'
import { CoverFields } from './cover-fields.tsx'
import type { Desk } from './desk.ts'
import { FactFields } from './fact-fields.tsx'
import { FilmFields } from './film-fields.tsx'
import { GlossaryList } from './glossary-list.tsx'
import { PdfFields } from './pdf-fields.tsx'
import { QuestionList } from './question-list.tsx'
import { TextFields } from './text-fields.tsx'

/** All fields outside the pages: first those of the language, then those of the story. */
export function DeskForm({ desk }: { desk: Desk }) {
  const hasText = desk.story.texts[desk.language] !== undefined
  return (
    <div className="draft-form">
      {hasText && (
        <>
          <h3 className="desk-form-head">
            {m.draft_form_texts({ language: languageLabel(desk.language) })}
          </h3>
          <TextFields desk={desk} />
          <CoverFields desk={desk} />
          <PdfFields desk={desk} />
          <QuestionList desk={desk} />
          <GlossaryList desk={desk} />
          <AudioFields desk={desk} />
          <FilmFields desk={desk} />
        </>
      )}
      <h3>{m.draft_form_facts()}</h3>
      <FactFields desk={desk} />
    </div>
  )
}
