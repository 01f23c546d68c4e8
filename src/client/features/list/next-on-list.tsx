import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { useFamily } from '../child/use-family.ts'
import { titleIn } from '../story/labels/story-texts.ts'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { bedtimeAddress } from './bedtime-address.ts'
import { useChildList } from './use-child-list.ts'

interface NextOnListProps {
  /** The story that was just read. */
  storyId: string
  /** Shown after the last story. */
  fallback: ReactNode
}

/** Links to the next remembered story. */
export function NextOnList({ storyId, fallback }: NextOnListProps) {
  const { activeChild } = useFamily()
  const { stories } = useChildList('remember', activeChild?.childId ?? null)
  const { isOpen } = useMonthStories()
  const next = stories?.find((story) => story.storyId !== storyId && isOpen(story))
  if (!next) return fallback
  const title = titleIn(getLocale(), next)
  return (
    <>
      <ButtonLink variant="primary" to={bedtimeAddress(next.storyId)}>
        {m.list_next({ title: title.text })}
      </ButtonLink>
      <ButtonLink to="/remember">{m.list_to_remember()}</ButtonLink>
    </>
  )
}
