import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { StoryPage } from '../../../../contract/story-page.ts'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import { inOtherLanguage, type LocalizedStory } from '../shared/localized-story.ts'
import { hasText, type View } from '../shared/reader-address.ts'
import { fitStory, type StoryFit } from './fit-story.ts'
import { letterSizes } from './letter-sizes.ts'
import { type MeasuredPage, measureLayouts, measureRoom } from './measure-layouts.ts'
import { watchRoom } from './watch-room.ts'

interface PageFitOptions {
  localized: LocalizedStory
  view: View
  settings: ReaderSettings
  sheet: RefObject<HTMLElement | null>
  /** Two pages side by side are sized by their own rules (fits-spread.ts). */
  isSpread: boolean
  /** Whether a page of text is shown, not the closing page. */
  isPageShown: boolean
}

/**
 * Fits the pages of the story into the window: the width of the picture, the size of the letters and
 * the slices of long pages. Measured before the first paint and again when the window, the bars, the
 * settings or the typeface change. Null where nothing is fitted.
 */
export function usePageFit(options: PageFitOptions): StoryFit | null {
  const { localized, view, settings, sheet, isSpread, isPageShown } = options
  const { look, aids } = settings
  const isKidsMode = useKidsMode()
  const [fit, setFit] = useState<{ key: string; story: StoryFit } | null>(null)
  const isFitted = hasText(view) && !isSpread
  const key = [
    `${localized.story.storyId} ${localized.language} ${view} ${isSpread}`,
    `${look.textSizePx} ${look.isSizeChosen} ${look.font} ${isKidsMode}`,
    `${aids.spacing} ${aids.isBilingual} ${aids.share > 0}`,
  ].join(' ')

  const measuredFor = useRef('')
  const hasTypeface = useRef(false)
  const measure = useEffectEvent((isNewTypeface: boolean) => {
    const shown = sheet.current?.querySelector<HTMLElement>('.book')
    if (!sheet.current || !shown) return
    const room = measureRoom(sheet.current)
    const measuring = `${key} ${sheet.current.clientWidth} ${room.height} ${room.below}`
    if (measuring === measuredFor.current && !isNewTypeface) return
    measuredFor.current = measuring
    sheet.current.style.setProperty('--sheet-height', `${room.height}px`)
    // As at 400 % zoom: the bars scroll with the page and cover nothing.
    const isScrolledWhole = matchMedia('(height < 20rem)').matches
    sheet.current.style.setProperty('--bars-below', `${isScrolledWhole ? 0 : room.below}px`)
    if (!isFitted) return
    if (isScrolledWhole) return setFit(null)
    const pages = measuredPages(localized, view, aids.isBilingual)
    const { textSizePx } = look
    const sizes = letterSizes(look, isKidsMode)
    const layouts = measureLayouts(shown, pages, { sizes, textSizePx }, room)
    hasTypeface.current = isTypefaceLoaded(shown, pages)
    setFit({ key, story: fitStory(layouts, pages, room) })
  })

  useLayoutEffect(() => {
    if (!isPageShown || key === '' || !sheet.current) return
    measure(false)
    return watchRoom(sheet.current, {
      onResize: () => measure(false),
      onFont: () => hasTypeface.current || measure(true),
    })
  }, [key, isPageShown, sheet])
  return isFitted && fit?.key === key ? fit.story : null
}

/** Whether no typeface that is still loading will change how the lines of a story break. */
function isTypefaceLoaded(shown: HTMLElement, pages: readonly MeasuredPage[]): boolean {
  const section = shown.querySelector('.story-text')
  if (!section) return false
  const { fontSize, fontFamily } = getComputedStyle(section)
  const texts = pages.flatMap(({ page, other }) => [page, other].flatMap(textsOf))
  return document.fonts.check(`${fontSize} ${fontFamily}`, texts.join(' '))
}

const textsOf = (page: StoryPage | null) => page?.paragraphs.map(({ text }) => text) ?? []

function measuredPages(
  localized: LocalizedStory,
  view: View,
  isBilingual: boolean,
): MeasuredPage[] {
  const other = isBilingual ? inOtherLanguage(localized) : null
  return localized.text.pages.map((page, index) => ({
    page,
    other: other?.text.pages[index] ?? null,
    hasPicture: view === 'book' && page.pictureUrl !== '',
  }))
}
