import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { query } from '../../../data/core/api.ts'
import { useAccountServices } from '../../../data/session/session.tsx'
import { accountKeys } from '../../../data/storage/store.ts'
import { useFamily } from '../../child/use-family.ts'
import { fitsChild } from '../../offline-stories/offline-rules.ts'
import { findIn, isStory } from '../card/use-cached-story.ts'

/**
 * The card of a story from the lists that this tab or browser has; null where none has it, and beyond
 * the limits of the active child.
 */
export function useKnownCard(storyId: string): StoryCard | null {
  const client = useQueryClient()
  const services = useAccountServices()
  const { activeChild } = useFamily()
  const [card, setCard] = useState(() =>
    findIn(client.getQueriesData({ queryKey: query.story.key() }), storyId, isCard),
  )
  useEffect(() => {
    if (card !== null || !services?.store) return
    let isCurrent = true
    // A page that is loaded offline has few answers of its own.
    services.store
      .getAll('queries', accountKeys(services.uid))
      .then((answers) => isCurrent && setCard(findIn(answers, storyId, isCard)))
      // The browser has closed its database: the page says the same without the card.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [card, services, storyId])
  return card && (activeChild === null || fitsChild(card, activeChild)) ? card : null
}

const isCard = (data: object): data is StoryCard =>
  isStory(data) && 'ageFrom' in data && 'scare' in data && 'minutes' in data && 'values' in data
