import { m } from '../../paraglide/messages.js'
import type { ReaderAddress } from './reader-address.ts'
import { inView } from './reader-address.ts'
import { Segmented } from './segmented.tsx'
import { StoryHeart } from './story-heart.tsx'
import type { ReadStory } from './story-language.ts'
import { languagesOf } from './story-language.ts'
import { loadPdfCode } from './use-pdf.ts'

interface ReaderSwitchesProps extends ReadStory {
  address: ReaderAddress
  onChange: (change: (address: ReaderAddress) => ReaderAddress) => void
}

const languageNames = { de: m.reader_language_de, en: m.reader_language_en }

/** View, language and heart, as far as the story has them. */
export function ReaderSwitches({ story, text, language, address, onChange }: ReaderSwitchesProps) {
  const languages = languagesOf(story)
  return (
    <div className="reader-switches">
      {(text.pdfUrl !== null || address.view === 'pdf') && (
        <Segmented
          legend={m.reader_view()}
          value={address.view}
          options={[
            { value: 'text', label: m.reader_view_text() },
            { value: 'pdf', label: m.reader_view_pdf() },
          ]}
          onChange={(view) => onChange((from) => inView(from, view))}
          onApproach={preloadPdfCode}
        />
      )}
      {languages.length > 1 && (
        <Segmented
          legend={m.reader_language()}
          value={language}
          options={languages.map((value) => ({
            value,
            label: languageNames[value](),
            shortLabel: value.toUpperCase(),
            lang: value,
          }))}
          onChange={(chosen) => onChange((from) => ({ ...from, language: chosen }))}
        />
      )}
      <StoryHeart storyId={story.storyId} title={text.title} />
    </div>
  )
}

function preloadPdfCode() {
  // A failure shows when the view is really chosen.
  loadPdfCode().catch(() => undefined)
}
