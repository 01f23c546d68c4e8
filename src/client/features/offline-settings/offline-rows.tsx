import { useId } from 'react'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { formatBytes } from '../offline-stories/offline-rules.ts'
import type { OfflineEntry } from '../offline-stories/offline-state.ts'
import { useRemoveOffline } from '../offline-stories/use-remove-offline.ts'
import { Cover } from '../story/card/cover.tsx'
import { titleIn } from '../story/labels/story-texts.ts'

interface OfflineRowsProps {
  heading: string
  text?: string
  stories: readonly OfflineEntry[]
}

/** Offline stories with their sizes and a button to remove each. */
export function OfflineRows({ heading, text, stories }: OfflineRowsProps) {
  const id = useId()
  if (stories.length === 0) return null
  return (
    <section aria-labelledby={id} className="offline-part">
      <h3 id={id} tabIndex={-1}>
        {heading}
      </h3>
      {text !== undefined && <p className="text-sm text-soft">{text}</p>}
      <ul className="offline-rows">
        {stories.map((entry) => (
          <OfflineRow key={entry.storyId} entry={entry} headingId={id} />
        ))}
      </ul>
    </section>
  )
}

function OfflineRow({ entry, headingId }: { entry: OfflineEntry; headingId: string }) {
  const remove = useRemoveOffline()
  const { card, isSaved, keptAt, size } = entry
  const title = titleIn(getLocale(), card)
  const date = formatLongDate(new Date(keptAt).toISOString())
  const handleRemove = () => {
    document.getElementById(headingId)?.focus({ preventScroll: true })
    void remove([entry], m.offline_removed({ title: title.text }))
  }
  return (
    <li className="offline-row">
      <div className="offline-row-cover">
        <Cover coverImageUrl={card.coverImageUrl} title={title.text} sizes="64px" isDecorative />
      </div>
      <div className="offline-row-text">
        <Link to={`/reader?story=${card.storyId}`} lang={title.lang} className="font-bold">
          {title.text}
        </Link>
        <p className="text-sm text-soft">
          {formatBytes(size, getLocale())} ·{' '}
          {isSaved ? m.offline_row_saved({ date }) : m.offline_row_automatic({ date })}
        </p>
      </div>
      <Button
        className="offline-row-remove"
        aria-label={m.offline_remove_named({ title: title.text })}
        onClick={handleRemove}
      >
        {m.offline_remove_short()}
      </Button>
    </li>
  )
}
