import { type PointerEvent, useMemo, useRef } from 'react'
import type { DraftPage } from '../../../../../contract/story-draft.ts'
import {
  findFreePictureName,
  type PictureSources,
  withNewPage,
  withPage,
  withPicture,
  withRestoredPage,
  withText,
} from '../core/draft-change.ts'
import type { Desk } from './desk.ts'

/** Actions on one page, with indexes from 0; a stable object, so unchanged rows do not rerender. */
export interface PageActions {
  change: (pageId: string, changed: Partial<DraftPage>) => void
  setPicture: (page: DraftPage, sources: PictureSources) => void
  duplicate: (page: DraftPage, index: number) => void
  remove: (page: DraftPage, index: number) => void
  move: (pageId: string, to: number) => void
  drag: (pageId: string, event: PointerEvent) => void
  choose: (pageId: string) => void
}

interface PageEvents {
  onMove: (pageId: string, to: number) => void
  onDrag: (pageId: string, event: PointerEvent) => void
  onChoose: (pageId: string) => void
  /** Called when another page should scroll into view. */
  onReveal: (pageId: string) => void
  /** `number` counts from 1. */
  onRemoved: (number: number, undo: () => void) => void
}

/** Actions on the pages of the current language. */
export function usePageActions(desk: Desk, events: PageEvents): PageActions {
  const latest = useRef({ desk, events })
  latest.current = { desk, events }
  return useMemo<PageActions>(() => {
    const changePages = (update: (pages: DraftPage[]) => DraftPage[]) => {
      const { language, change } = latest.current.desk
      change((story) => {
        const pages = story.texts[language]?.pages ?? []
        return withText(story, language, { pages: update(pages) })
      })
    }
    return {
      change: (pageId, changed) => changePages((pages) => withPage(pages, pageId, changed)),
      setPicture: (page, sources) => {
        const { desk } = latest.current
        desk.addUrls(sources)
        const isShared = desk.text.pages.some(
          ({ pageId, picture }) => pageId !== page.pageId && picture === page.picture,
        )
        const ownName = isShared ? null : page.picture
        const name = ownName ?? findFreePictureName(desk.story)
        desk.change((story) => withPicture(story, name, sources))
        changePages((pages) => withPage(pages, page.pageId, { picture: name }))
      },
      duplicate: (page, index) => {
        const added = withNewPage(latest.current.desk.text.pages, index + 1, page)
        changePages(() => added.pages)
        latest.current.events.onReveal(added.pageId)
      },
      remove: (page, index) => {
        const next =
          latest.current.desk.text.pages[index + 1] ?? latest.current.desk.text.pages[index - 1]
        changePages((pages) => pages.filter(({ pageId }) => pageId !== page.pageId))
        if (next) latest.current.events.onReveal(next.pageId)
        latest.current.events.onRemoved(index + 1, () =>
          changePages((pages) => withRestoredPage(pages, index, page)),
        )
      },
      move: (pageId, to) => latest.current.events.onMove(pageId, to),
      drag: (pageId, event) => latest.current.events.onDrag(pageId, event),
      choose: (pageId) => latest.current.events.onChoose(pageId),
    }
  }, [])
}
