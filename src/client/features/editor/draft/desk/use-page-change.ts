import type { PointerEvent } from 'react'
import { useMemo, useRef } from 'react'
import type { DraftPage } from '../../../../../contract/story-draft.ts'
import type { PictureSources } from '../draft-change.ts'
import {
  freePictureName,
  withNewPage,
  withPage,
  withPageBack,
  withPicture,
  withText,
} from '../draft-change.ts'
import type { Desk } from './desk.ts'

/** What can be done with one page. The object stays the same, so that unchanged rows are not drawn again. */
export interface PageActions {
  change: (pageId: string, changed: Partial<DraftPage>) => void
  setPicture: (page: DraftPage, sources: PictureSources) => void
  duplicate: (page: DraftPage, at: number) => void
  remove: (page: DraftPage, at: number) => void
  move: (pageId: string, to: number) => void
  drag: (pageId: string, event: PointerEvent) => void
  choose: (pageId: string) => void
}

interface PageEvents {
  onMove: (pageId: string, to: number) => void
  onDrag: (pageId: string, event: PointerEvent) => void
  onChoose: (pageId: string) => void
  /** A page that was added comes into sight. */
  onReveal: (pageId: string) => void
  onRemoved: (number: number, undo: () => void) => void
}

/** The actions of the pages of the language shown. */
export function usePageChange(desk: Desk, events: PageEvents): PageActions {
  const latest = useRef({ desk, events })
  latest.current = { desk, events }
  return useMemo<PageActions>(() => {
    const changePages = (how: (pages: DraftPage[]) => DraftPage[]) => {
      const { language, change } = latest.current.desk
      change((story) => {
        const pages = story.texts[language]?.pages ?? []
        return withText(story, language, { pages: how(pages) })
      })
    }
    return {
      change: (pageId, changed) => changePages((pages) => withPage(pages, pageId, changed)),
      setPicture: (page, sources) => {
        const { desk } = latest.current
        desk.learnUrls(sources)
        const isOthers = desk.text.pages.some(
          ({ pageId, picture }) => pageId !== page.pageId && picture === page.picture,
        )
        const name = isOthers ? null : page.picture
        const given = name ?? freePictureName(desk.story)
        desk.change((story) => withPicture(story, given, sources))
        changePages((pages) => withPage(pages, page.pageId, { picture: given }))
      },
      duplicate: (page, at) => {
        const added = withNewPage(latest.current.desk.text.pages, at + 1, page)
        changePages(() => added.pages)
        latest.current.events.onReveal(added.pageId)
      },
      remove: (page, at) => {
        const next =
          latest.current.desk.text.pages[at + 1] ?? latest.current.desk.text.pages[at - 1]
        changePages((pages) => pages.filter(({ pageId }) => pageId !== page.pageId))
        if (next) latest.current.events.onReveal(next.pageId)
        latest.current.events.onRemoved(at + 1, () =>
          changePages((pages) => withPageBack(pages, at, page)),
        )
      },
      move: (pageId, to) => latest.current.events.onMove(pageId, to),
      drag: (pageId, event) => latest.current.events.onDrag(pageId, event),
      choose: (pageId) => latest.current.events.onChoose(pageId),
    }
  }, [])
}
