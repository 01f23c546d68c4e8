import { useState } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { languages } from '../../../../../contract/languages.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/question-dialog.tsx'
import { languageLabel } from '../../../story/filter/filter-labels.ts'
import { startTranslation, withoutText, withText } from '../core/draft-change.ts'
import { type Desk, partId } from './desk.ts'
import { DeskForm } from './desk-form.tsx'
import { PageList } from './page-list.tsx'
import { PagePreview } from './page-preview.tsx'
import type { DeskNavigation, Pane } from './use-desk.ts'

interface DeskPanesProps {
  desk: Desk
  navigation: DeskNavigation
}

const panes: Record<Pane, () => string> = {
  form: m.draft_pane_form,
  pages: m.draft_pane_pages,
  preview: m.draft_pane_preview,
}
const paneNames = Object.keys(panes) as Pane[]

/** Form, pages and preview side by side; a narrow window shows one of them. */
export function DeskPanes({ desk, navigation }: DeskPanesProps) {
  const hasText = desk.story.texts[desk.language] !== undefined
  return (
    <>
      <LanguageSwitch desk={desk} onChoose={navigation.setLanguage} />
      <fieldset className="desk-switch desk-pane-switch">
        <legend className="sr-only">{m.draft_panes()}</legend>
        {paneNames.map((pane) => (
          <button
            key={pane}
            type="button"
            aria-pressed={navigation.pane === pane}
            onClick={() => navigation.setPane(pane)}
          >
            {panes[pane]()}
          </button>
        ))}
      </fieldset>
      <div className="desk-panes" data-pane={navigation.pane}>
        <div className="desk-pane desk-pane-form">
          <DeskForm key={desk.language} desk={desk} />
        </div>
        {hasText ? (
          <>
            <div className="desk-pane desk-pane-pages" id={partId('pages')}>
              <PageList
                key={desk.language}
                desk={desk}
                pageId={navigation.pageId}
                onChoose={navigation.setPageId}
              />
            </div>
            <div className="desk-pane desk-pane-preview" id={partId('preview')}>
              <PagePreview desk={desk} pageId={navigation.pageId} onChoose={navigation.setPageId} />
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

function LanguageSwitch({ desk, onChoose }: LanguageSwitchProps) {
  const [isConfirming, setConfirming] = useState(false)
  const canRemove = desk.language === 'en' && desk.story.texts.en !== undefined
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
      {canRemove && (
        <Button variant="plain" onClick={() => setConfirming(true)}>
          {m.draft_language_remove()}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          heading={m.draft_language_remove()}
          text={m.draft_language_remove_ask()}
          confirmLabel={m.draft_language_remove()}
          onConfirm={() => desk.change((story) => withoutText(story, desk.language))}
          onClose={() => setConfirming(false)}
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
          desk.change((story) => withText(story, desk.language, startTranslation(story.texts.de)))
        }
      >
        {m.draft_language_begin({ language: languageLabel(desk.language) })}
      </Button>
    </div>
  )
}
