import { Download } from 'lucide-react'
import type { PrintKind } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { useAddressRenewal } from '../opening/renewal.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import './print-list.css'

const kindLabels: Record<PrintKind, { name: () => string; use: () => string }> = {
  book: { name: m.reader_print_book, use: m.reader_print_book_use },
  large: { name: m.reader_print_large, use: m.reader_print_large_use },
  syllables: { name: m.reader_print_syllables, use: m.reader_print_syllables_use },
  mini: { name: m.reader_print_mini, use: m.reader_print_mini_use },
}

/** The printable PDFs of a story in the current language. */
export function PrintList({ story, text }: Pick<LocalizedStory, 'story' | 'text'>) {
  const renew = useAddressRenewal(story)
  return (
    <ul className="print-list" onPointerEnter={renew} onFocus={renew}>
      {text.prints.map(({ kind, url, fileName }) => (
        <li key={kind}>
          <a className="print-link" href={url} download={fileName}>
            <Download aria-hidden="true" size={22} />
            <span>
              <b>{kindLabels[kind].name()}</b>
              <span>{kindLabels[kind].use()}</span>
            </span>
          </a>
          {kind === 'mini' && <FoldingInstructions />}
        </li>
      ))}
    </ul>
  )
}

function FoldingInstructions() {
  return (
    <details className="print-folding">
      <summary>{m.reader_print_fold()}</summary>
      <ol>
        <li>{m.reader_print_fold_print()}</li>
        <li>{m.reader_print_fold_fold()}</li>
        <li>{m.reader_print_fold_cut()}</li>
        <li>{m.reader_print_fold_push()}</li>
      </ol>
    </details>
  )
}
