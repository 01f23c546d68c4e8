import type { StoryCard } from '../../../../contract/story-card.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { Cover } from '../card/cover.tsx'
import { metaLine } from '../labels/story-labels.ts'
import { titleIn } from '../labels/story-texts.ts'
import './offline-shelf.css'
import { useIsDeviceOnly } from '../../offline-stories/use-is-device-only.ts'
import { useOfflineForReader } from '../../offline-stories/use-offline-for-reader.ts'

/** Offline, in a browser that stores no stories: how old the page is. */
export function CachedNote() {
  const isOnline = useIsOnline()
  const isDeviceOnly = useIsDeviceOnly()
  return isOnline || isDeviceOnly ? null : <Notice>{m.site_offline_cached()}</Notice>
}

interface OfflineShelfProps {
  /** Whether the page shows the stories itself; without any, it says so. */
  areShownBelow?: boolean
  /** True where paper is around it already. */
  isOnPaper?: boolean
}

/** While offline: the stories on this device that the active child may read. */
export function OfflineShelf({ areShownBelow = false, isOnPaper = false }: OfflineShelfProps) {
  const entries = useOfflineForReader()
  if (!useIsDeviceOnly()) return null
  if (entries.length > 0 && areShownBelow) return null
  const Ground = isOnPaper ? 'div' : Paper
  return (
    <section aria-label={shelfText(entries.length)}>
      <Ground className="offline-shelf-paper">
        <p role="status" className="offline-shelf-text">
          {shelfText(entries.length)}
        </p>
        {entries.length === 0 ? (
          <p>{m.offline_shelf_hint()}</p>
        ) : (
          <ul className="offline-shelf">
            {entries.map(({ card }) => (
              <li key={card.storyId}>
                <SavedStory card={card} />
              </li>
            ))}
          </ul>
        )}
      </Ground>
    </section>
  )
}

/** How many stories are on this device. */
export function shelfText(count: number): string {
  if (count === 0) return m.offline_shelf_none()
  return count === 1 ? m.offline_shelf_one() : m.offline_shelf_many({ count })
}

/** Cover, title and facts; opens the story. */
function SavedStory({ card }: { card: StoryCard }) {
  const title = titleIn(getLocale(), card)
  return (
    <Link
      className="offline-story"
      to={`/reader?story=${card.storyId}`}
      aria-label={m.offline_shelf_read({ title: title.text })}
    >
      <Cover
        coverImageUrl={card.coverImageUrl}
        title={title.text}
        sizes="80px"
        isEager
        isDecorative
      />
      <span>
        <b lang={title.lang}>{title.hyphenated}</b>
        <span className="offline-story-facts">{metaLine(card)}</span>
      </span>
    </Link>
  )
}
