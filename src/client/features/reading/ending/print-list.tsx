import { Download } from 'lucide-react'
import type { PrintKind } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import type { ReadStory } from '../story-language.ts'
import { useRenewedAddresses } from './use-renewed-addresses.ts'
import './print-list.css'

const kinds: Record<PrintKind, { name: () => string; use: () => string }> = {
  book: { name: m.reader_print_book, use: m.reader_print_book_use },
  large: { name: m.reader_print_large, use: m.reader_print_large_use },
  syllables: { name: m.reader_print_syllables, use: m.reader_print_syllables_use },
  mini: { name: m.reader_print_mini, use: m.reader_print_mini_use },
}

/** The PDFs of a story to print, in the language that is read. */
export function PrintList({ story, text }: Pick<ReadStory, 'story' | 'text'>) {
  const renew = useRenewedAddresses(story)
  return (
    <ul className="print-list" onPointerEnter={renew} onFocus={renew}>
      {text.prints.map(({ kind, url, fileName }) => (
        <li key={kind}>
          <a className="print-link" href={url} download={fileName}>
            <Download aria-hidden="true" size={22} />
            <span>
              <b>{kinds[kind].name()}</b>
              <span>{kinds[kind].use()}</span>
            </span>
          </a>
          {kind === 'mini' && <Folding />}
        </li>
      ))}
    </ul>
  )
}

function Folding() {
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
