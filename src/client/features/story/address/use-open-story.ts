import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { withStory } from './library-address.ts'
import { openedInApp } from './story-address.ts'

/**
 * Opens the sheet of a story on a plain click on its link. The address is read at the click: the rendered
 * one may lack a search that was typed just before.
 */
export function useOpenStory(storyId: string): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    const search = withStory(new URLSearchParams(location.search), storyId).toString()
    void navigate({ search }, { state: openedInApp, preventScrollReset: true })
  }
}
