interface RoomWatch {
  /** The window or a bar may have another size. */
  onResize: () => void
  /** A typeface is loaded, so lines may break elsewhere. */
  onFont: () => void
}

/** Watches what changes the room on the reader's sheet; returns a function that ends it. */
export function watchRoom(sheet: HTMLElement, { onResize, onFont }: RoomWatch): () => void {
  const reader = sheet.parentElement
  const sizes = new ResizeObserver(onResize)
  const observeBars = () => {
    sizes.disconnect()
    for (const bar of reader?.children ?? []) if (bar !== sheet) sizes.observe(bar)
  }
  observeBars()
  // The player comes and goes beside the sheet.
  const bars = new MutationObserver(observeBars)
  if (reader) bars.observe(reader, { childList: true })
  window.addEventListener('resize', onResize)
  document.fonts.addEventListener('loadingdone', onFont)
  return () => {
    sizes.disconnect()
    bars.disconnect()
    window.removeEventListener('resize', onResize)
    document.fonts.removeEventListener('loadingdone', onFont)
  }
}
