import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { emptyText } from '../../../../../contract/empty-text.ts'
import type { Check, DraftText } from '../../../../../contract/story-draft.ts'
import { type PictureSources, withText } from '../core/draft-change.ts'
import type { DraftSaver, DraftSnapshot } from '../core/draft-saver.ts'
import { findCheckLocation } from './check-location.ts'
import { type Desk, focusPart } from './desk.ts'

/** A pane of the desk; a narrow window shows one of them. */
export type Pane = 'form' | 'pages' | 'preview'

/** What the desk shows, and how to change it. */
export interface DeskNavigation {
  pane: Pane
  setPane: (pane: Pane) => void
  setLanguage: (language: Language) => void
  /** The page in the preview; null if the story has no page. */
  pageId: string | null
  setPageId: (pageId: string) => void
  /** Opens the field that a check is about. */
  jumpTo: (check: Check) => void
}

/** The edited story in one language, and what the panes of the desk show. */
export function useDesk({
  saver,
  story,
  base,
}: Pick<DraftSnapshot, 'story' | 'base'> & { saver: DraftSaver }) {
  const [language, setLanguage] = useState<Language>('de')
  const [pane, setPane] = useState<Pane>('form')
  const [pageId, setPageId] = useState<string | null>(null)
  const [focusTarget, setFocusTarget] = useState<{ id: string } | null>(null)
  const { urlOf, addUrls } = useFileUrls(base.fileUrls)
  const text = story.texts[language] ?? emptyText
  const { storyId, computedLevel } = base

  const changeText = useCallback(
    (changed: Partial<DraftText>) => saver.change((before) => withText(before, language, changed)),
    [saver, language],
  )
  const desk = useMemo<Desk>(
    () => ({
      storyId,
      story,
      computedLevel,
      language,
      text,
      change: saver.change,
      changeText,
      urlOf,
      addUrls,
    }),
    [storyId, story, computedLevel, language, text, saver, changeText, urlOf, addUrls],
  )

  // The field exists once its language and its pane are rendered.
  useEffect(() => {
    if (!focusTarget) return
    focusPart(focusTarget.id)
    setFocusTarget(null)
  }, [focusTarget])

  const jumpTo = (check: Check) => {
    const target = findCheckLocation(check, story)
    if (target.language) setLanguage(target.language)
    if (target.pageId) setPageId(target.pageId)
    setPane(target.pane)
    setFocusTarget({ id: target.partId })
  }
  const currentPageId =
    text.pages.find((page) => page.pageId === pageId)?.pageId ?? text.pages[0]?.pageId ?? null
  const navigation: DeskNavigation = {
    pane,
    setPane,
    setLanguage,
    pageId: currentPageId,
    setPageId,
    jumpTo,
  }
  return { desk, navigation }
}

/** Signed addresses of files; the first one of a file stays, so a save does not reload every picture. */
function useFileUrls(fileUrls: Record<string, string>) {
  const urls = useRef<Record<string, string>>({})
  urls.current = { ...fileUrls, ...urls.current }
  const urlOf = useCallback(
    (key: string | null | undefined) => (key ? (urls.current[key] ?? null) : null),
    [],
  )
  const addUrls = useCallback((sources: PictureSources) => {
    for (const { key, url } of sources) urls.current[key] = url
  }, [])
  return { urlOf, addUrls }
}
