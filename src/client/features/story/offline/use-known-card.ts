import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { query } from '../../../data/core/api.ts'
import { useAccountServices } from '../../../data/session/session.tsx'
import { accountKeys } from '../../../data/storage/store.ts'
import { useFamily } from '../../child/use-family.ts'
import { fitsChild } from '../../offline-stories/offline-rules.ts'
import { isStory } from '../card/use-cached-story.ts'

type Cards = ReadonlyMap<string, StoryCard>

/** The cards from the lists that this tab or browser has, within the limits of the active child. */
export function useKnownCards(): StoryCard[] {
  const client = useQueryClient()
  const services = useAccountServices()
  const { activeChild } = useFamily()
  const [cards, setCards] = useState(() =>
    cardsIn(client.getQueriesData({ queryKey: query.story.key() })),
  )
  useEffect(() => {
    if (!services?.store) return
    let isCurrent = true
    // A page that is loaded offline has few answers of its own.
    services.store
      .getAll('queries', accountKeys(services.uid))
      .then((answers) => isCurrent && setCards((own) => new Map([...cardsIn(answers), ...own])))
      // The browser has closed its database: the page says the same without these cards.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [services])
  return [...cards.values()].filter((card) => activeChild === null || fitsChild(card, activeChild))
}

/** The card of a story; null where no list has it, and beyond the limits of the active child. */
export function useKnownCard(storyId: string): StoryCard | null {
  return useKnownCards().find((card) => card.storyId === storyId) ?? null
}

/** The cards in answers of any shape. */
function cardsIn(data: unknown): Cards {
  if (typeof data !== 'object' || data === null) return new Map()
  if (isCard(data)) return new Map([[data.storyId, data]])
  return new Map(Object.values(data).flatMap((part) => [...cardsIn(part)]))
}

const isCard = (data: object): data is StoryCard =>
  isStory(data) && 'ageFrom' in data && 'scare' in data && 'minutes' in data && 'values' in data
