import { m } from '../../../paraglide/messages.js'
import { loadPdfModule } from '../pdf/use-pdf.ts'
import { ChoiceRow } from '../shared/choice-row.tsx'
import { type LocalizedStory, readableLanguages } from '../shared/localized-story.ts'
import { type ReaderAddress, switchView, type View } from '../shared/reader-address.ts'
import { SegmentedControl } from './segmented-control.tsx'

export interface SwitchesProps extends LocalizedStory {
  address: ReaderAddress
  onChange: (change: (address: ReaderAddress) => ReaderAddress) => void
}

interface PlacedProps extends SwitchesProps {
  /** The styles show a switch either in the bar or, where that is too narrow, in the sheet „⋯“. */
  place: 'bar' | 'sheet'
}

const languageLabels = { de: m.reader_language_de, en: m.reader_language_en }

/** Switches between picture book, text and, where there are any, PDF and film. */
export function ViewSwitch({ text, address, onChange, place }: PlacedProps) {
  const choice = {
    legend: m.reader_view(),
    value: address.view,
    options: [
      { value: 'book' as const, label: m.reader_view_book() },
      { value: 'text' as const, label: m.reader_view_text() },
      ...(text.pdfUrl ? [{ value: 'pdf' as const, label: m.reader_view_pdf() }] : []),
      ...(text.film ? [{ value: 'film' as const, label: m.reader_film() }] : []),
    ],
    onChange: (chosen: View) => onChange((from) => switchView(from, chosen)),
  }
  return (
    <div className={`view-switch in-${place}`}>
      {place === 'bar' ? (
        <SegmentedControl {...choice} onApproach={preloadPdf} />
      ) : (
        <ChoiceRow {...choice} />
      )}
    </div>
  )
}

/** Switches between the languages of the story; nothing where there is only one. */
export function LanguageSwitch({ story, language, onChange, place }: PlacedProps) {
  const languages = readableLanguages(story)
  if (languages.length < 2) return null
  const Choice = place === 'bar' ? SegmentedControl : ChoiceRow
  return (
    <div className={`language-switch in-${place}`}>
      <Choice
        legend={m.reader_language()}
        value={language}
        options={languages.map((value) => ({
          value,
          label: languageLabels[value](),
          lang: value,
        }))}
        onChange={(chosen) => onChange((from) => ({ ...from, language: chosen }))}
      />
    </div>
  )
}

function preloadPdf() {
  // A failure is reported when the view is chosen.
  loadPdfModule().catch(() => undefined)
}
