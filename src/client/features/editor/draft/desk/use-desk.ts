import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { emptyText } from '../../../../../contract/empty-text.ts'
import type { Check, DraftText } from '../../../../../contract/story-draft.ts'
import type { PictureSources } from '../draft-change.ts'
import { withText } from '../draft-change.ts'
import type { DraftSaver, DraftSnapshot } from '../draft-saver.ts'
import { placeOf } from './check-place.ts'
import type { Desk } from './desk.ts'
import { focusPart } from './desk.ts'

/** On a narrow window one of the three is shown. */
export type Pane = 'form' | 'pages' | 'preview'

/** What of the story is in sight. */
export interface Places {
  pane: Pane
  setPane: (pane: Pane) => void
  setLanguage: (language: Language) => void
  /** The page that the preview shows; null before there is one. */
  pageId: string | null
  setPageId: (pageId: string) => void
  /** Leads to where something of the checklist is done. */
  jumpTo: (check: Check) => void
}

/** The story in one language, with what its parts need to change it and to find their way. */
export function useDesk({
  saver,
  story,
  base,
}: Pick<DraftSnapshot, 'story' | 'base'> & { saver: DraftSaver }) {
  const [language, setLanguage] = useState<Language>('de')
  const [pane, setPane] = useState<Pane>('form')
  const [pageId, setPageId] = useState<string | null>(null)
  const [wanted, setWanted] = useState<{ id: string } | null>(null)
  const { urlOf, learnUrls } = useFileUrls(base.fileUrls)
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
      learnUrls,
    }),
    [storyId, story, computedLevel, language, text, saver, changeText, urlOf, learnUrls],
  )

  // The part is there when its language and its pane are.
  useEffect(() => {
    if (!wanted) return
    focusPart(wanted.id)
    setWanted(null)
  }, [wanted])

  const jumpTo = (check: Check) => {
    const place = placeOf(check, story)
    if (place.language) setLanguage(place.language)
    if (place.pageId) setPageId(place.pageId)
    setPane(place.pane)
    setWanted({ id: place.partId })
  }
  const shownPage =
    text.pages.find((page) => page.pageId === pageId)?.pageId ?? text.pages[0]?.pageId ?? null
  const places: Places = { pane, setPane, setLanguage, pageId: shownPage, setPageId, jumpTo }
  return { desk, places }
}

/** Addresses of files: those once known stay, so that a save does not load every picture anew. */
function useFileUrls(fileUrls: Record<string, string>) {
  const known = useRef<Record<string, string>>({})
  known.current = { ...fileUrls, ...known.current }
  const urlOf = useCallback(
    (key: string | null | undefined) => (key ? (known.current[key] ?? null) : null),
    [],
  )
  const learnUrls = useCallback((sources: PictureSources) => {
    for (const { key, url } of sources) known.current[key] = url
  }, [])
  return { urlOf, learnUrls }
}
