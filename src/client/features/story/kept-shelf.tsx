import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Paper } from '../../ui/paper.tsx'
import { Cover } from './cover.tsx'
import { titleIn } from './story-words.ts'
import './kept-shelf.css'
import type { KeptEntry } from '../kept/kept-state.ts'
import { useKept } from '../kept/kept-state.ts'
import { useKeptForReader } from '../kept/use-kept-for-reader.ts'

/** Without a network: the stories that are on this device, each one tap from its text. */
export function KeptShelf() {
  const isOnline = useIsOnline()
  const { keeper } = useKept()
  const kept = useKeptForReader()
  if (isOnline || !keeper) return null
  return (
    <section aria-label={shelfText(kept.length)}>
      <Paper className="kept-shelf-paper">
        <p role="status" className="kept-shelf-text">
          {shelfText(kept.length)}
        </p>
        {kept.length === 0 && <p>{m.offline_shelf_hint()}</p>}
        <KeptCovers kept={kept} />
      </Paper>
    </section>
  )
}

function shelfText(count: number): string {
  if (count === 0) return m.offline_shelf_none()
  return count === 1 ? m.offline_shelf_one() : m.offline_shelf_many({ count })
}

/** Covers that lead straight into their stories. */
function KeptCovers({ kept }: { kept: readonly KeptEntry[] }) {
  if (kept.length === 0) return null
  return (
    <ul className="kept-shelf">
      {kept.map(({ card }) => {
        const title = titleIn(getLocale(), card)
        return (
          <li key={card.storyId}>
            <Link
              className="kept-cover"
              to={`/reader?story=${card.storyId}`}
              aria-label={m.offline_shelf_read({ title: title.text })}
            >
              <Cover
                coverImageUrl={card.coverImageUrl}
                title={title.text}
                sizes="150px"
                isEager
                isDecorative
              />
              <span lang={title.lang}>{title.text}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
