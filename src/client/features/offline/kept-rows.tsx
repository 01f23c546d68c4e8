import { useId } from 'react'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { inMegabytes } from '../kept/kept-rules.ts'
import type { KeptEntry } from '../kept/kept-state.ts'
import { useRemoveKept } from '../kept/use-remove-kept.ts'
import { Cover } from '../story/cover.tsx'
import { titleIn } from '../story/story-words.ts'

interface KeptRowsProps {
  heading: string
  text?: string
  kept: readonly KeptEntry[]
}

/** Kept stories with what they take and the way to remove each. */
export function KeptRows({ heading, text, kept }: KeptRowsProps) {
  const id = useId()
  if (kept.length === 0) return null
  return (
    <section aria-labelledby={id} className="kept-part">
      <h3 id={id} tabIndex={-1}>
        {heading}
      </h3>
      {text !== undefined && <p className="text-sm text-soft">{text}</p>}
      <ul className="kept-rows">
        {kept.map((entry) => (
          <KeptRow key={entry.storyId} entry={entry} headingId={id} />
        ))}
      </ul>
    </section>
  )
}

function KeptRow({ entry, headingId }: { entry: KeptEntry; headingId: string }) {
  const remove = useRemoveKept()
  const { card, isSaved, keptAt, size } = entry
  const title = titleIn(getLocale(), card)
  const date = longDate(new Date(keptAt).toISOString(), getLocale())
  const handleRemove = () => {
    document.getElementById(headingId)?.focus({ preventScroll: true })
    void remove([entry], m.offline_removed({ title: title.text }))
  }
  return (
    <li className="kept-row">
      <div className="kept-row-cover">
        <Cover coverImageUrl={card.coverImageUrl} title={title.text} sizes="64px" isDecorative />
      </div>
      <div className="kept-row-text">
        <Link to={`/reader?story=${card.storyId}`} lang={title.lang} className="font-bold">
          {title.text}
        </Link>
        <p className="text-sm text-soft">
          {inMegabytes(size, getLocale())} ·{' '}
          {isSaved ? m.offline_row_saved({ date }) : m.offline_row_automatic({ date })}
        </p>
      </div>
      <Button
        className="kept-row-remove"
        aria-label={m.offline_remove_named({ title: title.text })}
        onClick={handleRemove}
      >
        {m.offline_remove_short()}
      </Button>
    </li>
  )
}
