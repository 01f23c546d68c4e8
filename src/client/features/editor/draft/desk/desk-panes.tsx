import { useState } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { languageLabel } from '../../../story/filter-words.ts'
import { textToTranslate, withoutText, withText } from '../draft-change.ts'
import { ConfirmDialog } from '../draft-dialog.tsx'
import type { Desk } from './desk.ts'
import { partId } from './desk.ts'
import { DeskForm } from './desk-form.tsx'
import { PageList } from './page-list.tsx'
import { PagePreview } from './page-preview.tsx'
import type { Pane, Places } from './use-desk.ts'

interface DeskPanesProps {
  desk: Desk
  places: Places
}

const panes: Record<Pane, () => string> = {
  form: m.draft_pane_form,
  pages: m.draft_pane_pages,
  preview: m.draft_pane_preview,
}
const paneNames = Object.keys(panes) as Pane[]

/** Form, pages and preview side by side; on a narrow window one of them. */
export function DeskPanes({ desk, places }: DeskPanesProps) {
  const isWritten = desk.story.texts[desk.language] !== undefined
  return (
    <>
      <LanguageSwitch desk={desk} onChoose={places.setLanguage} />
      <fieldset className="desk-switch desk-pane-switch">
        <legend className="sr-only">{m.draft_panes()}</legend>
        {paneNames.map((pane) => (
          <button
            key={pane}
            type="button"
            aria-pressed={places.pane === pane}
            onClick={() => places.setPane(pane)}
          >
            {panes[pane]()}
          </button>
        ))}
      </fieldset>
      <div className="desk-panes" data-pane={places.pane}>
        <div className="desk-pane desk-pane-form">
          <DeskForm key={desk.language} desk={desk} />
        </div>
        {isWritten ? (
          <>
            <div className="desk-pane desk-pane-pages" id={partId('pages')}>
              <PageList
                key={desk.language}
                desk={desk}
                pageId={places.pageId}
                onChoose={places.setPageId}
              />
            </div>
            <div className="desk-pane desk-pane-preview" id={partId('preview')}>
              <PagePreview desk={desk} pageId={places.pageId} onChoose={places.setPageId} />
            </div>
          </>
        ) : (
          <div className="desk-pane desk-pane-pages">
            <NoTextYet desk={desk} />
          </div>
        )}
      </div>
    </>
  )
}

interface LanguageSwitchProps {
  desk: Desk
  onChoose: (language: Language) => void
}

const languages: Language[] = ['de', 'en']

function LanguageSwitch({ desk, onChoose }: LanguageSwitchProps) {
  const [isAsked, setAsked] = useState(false)
  const mayGo = desk.language === 'en' && desk.story.texts.en !== undefined
  return (
    <div className="desk-languages" id={partId('languages')}>
      <fieldset className="desk-switch">
        <legend className="sr-only">{m.draft_languages()}</legend>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={desk.language === language}
            onClick={() => onChoose(language)}
          >
            {languageLabel(language)}
          </button>
        ))}
      </fieldset>
      {mayGo && (
        <Button look="plain" onClick={() => setAsked(true)}>
          {m.draft_language_remove()}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          heading={m.draft_language_remove()}
          text={m.draft_language_remove_ask()}
          doLabel={m.draft_language_remove()}
          onDo={() => desk.change((story) => withoutText(story, desk.language))}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

function NoTextYet({ desk }: { desk: Desk }) {
  return (
    <div className="draft-form">
      <p>{m.draft_language_none({ language: languageLabel(desk.language) })}</p>
      <Button
        onClick={() =>
          desk.change((story) => withText(story, desk.language, textToTranslate(story.texts.de)))
        }
      >
        {m.draft_language_begin({ language: languageLabel(desk.language) })}
      </Button>
    </div>
  )
}
