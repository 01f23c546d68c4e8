import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { useFamily } from '../child/use-family.ts'
import { titleIn } from '../story/story-words.ts'
import { bedtimeAddress } from './bedtime-address.ts'
import { useShelfList } from './use-shelf-list.ts'

interface NextOnListProps {
  /** The one that was read just now. */
  storyId: string
  /** The way on from the last one. */
  otherwise: ReactNode
}

/** The story that comes next where the remembered ones are read one after the other. */
export function NextOnList({ storyId, otherwise }: NextOnListProps) {
  const { activeChild } = useFamily()
  const { stories } = useShelfList('remember', activeChild?.childId ?? null)
  const next = stories?.find((story) => story.storyId !== storyId)
  if (!next) return otherwise
  const title = titleIn(getLocale(), next)
  return (
    <>
      <ButtonLink look="primary" to={bedtimeAddress(next.storyId)}>
        {m.shelf_next({ title: title.text })}
      </ButtonLink>
      <ButtonLink to="/remember">{m.shelf_to_remember()}</ButtonLink>
    </>
  )
}
