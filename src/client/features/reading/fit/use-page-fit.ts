import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import { inOtherLanguage, type LocalizedStory } from '../shared/localized-story.ts'
import { hasText, type View } from '../shared/reader-address.ts'
import { fitStory, type StoryFit } from './fit-story.ts'
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
  const [fit, setFit] = useState<{ key: string; story: StoryFit } | null>(null)
  const isFitted = hasText(view) && !isSpread
  const key = [
    `${localized.story.storyId} ${localized.language} ${view} ${isSpread}`,
    `${look.textSizePx} ${look.isSizeChosen} ${look.font}`,
    `${aids.spacing} ${aids.isBilingual} ${aids.share > 0}`,
  ].join(' ')

  const measuredFor = useRef('')
  const measure = useEffectEvent((hasNewFont: boolean) => {
    const shown = sheet.current?.querySelector<HTMLElement>('.book')
    if (!sheet.current || !shown) return
    const room = measureRoom(sheet.current)
    const measuring = `${key} ${sheet.current.clientWidth} ${room.height} ${room.below}`
    if (measuring === measuredFor.current && !hasNewFont) return
    measuredFor.current = measuring
    sheet.current.style.setProperty('--sheet-height', `${room.height}px`)
    // As at 400 % zoom: the bars scroll with the page and cover nothing.
    const isScrolledWhole = matchMedia('(height < 20rem)').matches
    sheet.current.style.setProperty('--bars-below', `${isScrolledWhole ? 0 : room.below}px`)
    if (!isFitted) return
    if (isScrolledWhole) return setFit(null)
    const pages = measuredPages(localized, view, aids.isBilingual)
    const sizes = sizesPx(look)
    setFit({ key, story: fitStory(measureLayouts(shown, pages, sizes, room), pages, room) })
  })

  useLayoutEffect(() => {
    if (!isPageShown || key === '' || !sheet.current) return
    measure(false)
    return watchRoom(sheet.current, {
      onResize: () => measure(false),
      onFont: () => measure(true),
    })
  }, [key, isPageShown, sheet])
  return isFitted && fit?.key === key ? fit.story : null
}

const smallestPx = 18
const stepPx = 2

/** A size that the family has not chosen may be smaller, so that more fits on a page. */
function sizesPx({ textSizePx, isSizeChosen }: ReaderSettings['look']): number[] {
  const sizes = [textSizePx]
  for (let px = textSizePx - stepPx; !isSizeChosen && px >= smallestPx; px -= stepPx) sizes.push(px)
  return sizes
}

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
