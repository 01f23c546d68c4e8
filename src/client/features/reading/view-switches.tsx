import { m } from '../../paraglide/messages.js'
import { loadPdfCode } from './pdf/use-pdf.ts'
import type { ReaderAddress, View } from './reader-address.ts'
import { inView } from './reader-address.ts'
import { Segmented } from './segmented.tsx'
import { ChoiceRow } from './settings/choice-row.tsx'
import type { ReadStory } from './story-language.ts'
import { languagesOf } from './story-language.ts'

export interface SwitchesProps extends ReadStory {
  address: ReaderAddress
  onChange: (change: (address: ReaderAddress) => ReaderAddress) => void
}

interface PlacedProps extends SwitchesProps {
  /** In the bar where it has room, else in the sheet behind „⋯“; never seen in both. */
  place: 'bar' | 'sheet'
}

const languageNames = { de: m.reader_language_de, en: m.reader_language_en }

/** Picture book, words alone, the book's PDF, and the film where there is one. */
export function ViewSwitch({ text, address, onChange, place }: PlacedProps) {
  const view: View = address.view === 'film' && !text.film ? 'book' : address.view
  const choice = {
    legend: m.reader_view(),
    value: view,
    options: [
      { value: 'book' as const, label: m.reader_view_book() },
      { value: 'text' as const, label: m.reader_view_text() },
      { value: 'pdf' as const, label: m.reader_view_pdf() },
      ...(text.film ? [{ value: 'film' as const, label: m.reader_film() }] : []),
    ],
    onChange: (chosen: View) => onChange((from) => inView(from, chosen)),
  }
  return (
    <div className={`view-switch in-${place}`}>
      {place === 'bar' ? (
        <Segmented {...choice} onApproach={preloadPdfCode} />
      ) : (
        <ChoiceRow {...choice} />
      )}
    </div>
  )
}

/** The languages the story can be read in. */
export function LanguageSwitch({ story, language, onChange, place }: PlacedProps) {
  const languages = languagesOf(story)
  if (languages.length < 2) return null
  const Choice = place === 'bar' ? Segmented : ChoiceRow
  return (
    <div className={`language-switch in-${place}`}>
      <Choice
        legend={m.reader_language()}
        value={language}
        options={languages.map((value) => ({
          value,
          label: languageNames[value](),
          lang: value,
        }))}
        onChange={(chosen) => onChange((from) => ({ ...from, language: chosen }))}
      />
    </div>
  )
}

function preloadPdfCode() {
  // A failure shows when the view is really chosen.
  loadPdfCode().catch(() => undefined)
}
