import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { releasesAnchor } from '../../child/releases-anchor.ts'
import { useFamily } from '../../child/use-family.ts'
import { useLimitedChild } from '../../child/use-limited-child.ts'
import { type LibraryFilter, noFilter } from '../address/library-address.ts'
import { storyCountLabel } from '../labels/story-labels.ts'
import { nearestQuery } from './library-query.ts'

/** The number of stories that the search would find without the child's limits. */
export function useHiddenCount(filter: LibraryFilter): number {
  const child = useLimitedChild()
  const { data } = useQuery(nearestQuery(child ? filter : noFilter))
  return child ? (data?.hiddenCount ?? 0) : 0
}

/** Names the stories that the search would find without the child's limits; null if there are none. */
export function useHiddenText(filter: LibraryFilter): string | null {
  const child = useLimitedChild()
  const count = useHiddenCount(filter)
  if (count === 0 || !child) return null
  const { search } = filter
  const { name } = child
  if (count === 1) return m.library_hidden_one({ search, name })
  return m.library_hidden({ search, name, stories: storyCountLabel(count, getLocale()) })
}

interface HiddenReasonProps {
  /** Whether nothing else on the page leads on. */
  isMain?: boolean
  /** Says it of the stories that the number of results counts. */
  text?: string
}

/** Why they are hidden, and where parents allow them. */
export function HiddenReason({ isMain = false, text = m.library_hidden_why() }: HiddenReasonProps) {
  const { activeChild } = useFamily()
  return (
    <>
      <p>{text}</p>
      {activeChild && (
        <p>
          <ButtonLink
            variant={isMain ? 'primary' : 'secondary'}
            to={`/account-settings#${releasesAnchor(activeChild.childId)}`}
          >
            {m.library_hidden_where()}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
