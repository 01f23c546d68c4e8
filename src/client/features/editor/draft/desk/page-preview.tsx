import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { withDivision } from '../core/syllables.ts'
import type { Desk } from './desk.ts'
import { PreviewText } from './preview-text.tsx'
import { SyllableDialog } from './syllable-dialog.tsx'
import { useSyllabified } from './use-syllabified.ts'

interface PagePreviewProps {
  desk: Desk
  pageId: string | null
  onChoose: (pageId: string) => void
}

/** A page as readers see it, with its spoken syllables; the editor can correct a word's division. */
export function PagePreview({ desk, pageId, onChoose }: PagePreviewProps) {
  const { text, language } = desk
  const [word, setWord] = useState<string | null>(null)
  const at = text.pages.findIndex((page) => page.pageId === pageId)
  const page = text.pages[at]
  const syllabified = useSyllabified(page?.paragraphs ?? [], text.syllables, language)
  if (!page) {
    return (
      <>
        <h3>{m.draft_pane_preview()}</h3>
        <p>{m.draft_preview_none()}</p>
      </>
    )
  }
  const turn = (to: number) => {
    const target = text.pages[to]
    if (target) onChoose(target.pageId)
  }
  const files = page.picture === null ? undefined : desk.story.pictures[page.picture]
  const url = desk.urlOf((files?.find(({ widthPx }) => widthPx >= 800) ?? files?.at(-1))?.key)
  const ownDivisions = Object.entries(text.syllables)
  return (
    <>
      <div className="draft-head">
        <h3>{m.draft_pane_preview()}</h3>
        <div className="desk-turner">
          <button
            type="button"
            className="desk-icon"
            aria-label={m.draft_preview_before()}
            aria-disabled={at === 0}
            onClick={() => turn(at - 1)}
          >
            <ChevronLeft aria-hidden="true" size={24} />
          </button>
          <p>{m.draft_preview_at({ page: at + 1, count: text.pages.length })}</p>
          <button
            type="button"
            className="desk-icon"
            aria-label={m.draft_preview_next()}
            aria-disabled={at === text.pages.length - 1}
            onClick={() => turn(at + 1)}
          >
            <ChevronRight aria-hidden="true" size={24} />
          </button>
        </div>
      </div>
      <div className="desk-sheet">
        {url && <img src={url} alt={page.alt} width={800} height={600} decoding="async" />}
        {page.paragraphs.length === 0 && <p className="text-soft">{m.draft_page_empty()}</p>}
        <PreviewText paragraphs={syllabified} language={language} onSelectWord={setWord} />
      </div>
      {language === 'de' && <p className="text-sm text-soft">{m.draft_syllables_help()}</p>}
      {ownDivisions.length > 0 && (
        <details className="desk-own-syllables">
          <summary>{m.draft_syllables_own({ count: ownDivisions.length })}</summary>
          <ul className="draft-buttons">
            {ownDivisions.map(([ownWord, division]) => (
              <li key={ownWord}>
                <Button onClick={() => setWord(ownWord)}>{division}</Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {word !== null && (
        <SyllableDialog
          word={word}
          division={text.syllables[word] ?? findDivision(syllabified, word)}
          isOwn={text.syllables[word] !== undefined}
          onChange={(division) =>
            desk.changeText({ syllables: withDivision(text.syllables, word, division) })
          }
          onClose={() => setWord(null)}
        />
      )}
    </>
  )
}

/** A word's automatic division: `Jon-te`; the word itself if it has none. */
function findDivision(paragraphs: readonly string[], word: string): string {
  const divided = paragraphs
    .join(' ')
    .match(/[\p{L}\u00ad]+/gu)
    ?.find((piece) => piece.replaceAll('\u00ad', '') === word)
  return divided?.replaceAll('\u00ad', '-') ?? word
}
