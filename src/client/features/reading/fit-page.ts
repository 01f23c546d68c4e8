interface Size {
  width: number
  height: number
}

/** Size at which a page fits whole into the space, times `zoom`, in whole CSS pixels. */
export function fitPage(page: Size, space: Size, zoom: number): Size {
  const scale = Math.min(space.width / page.width, space.height / page.height) * zoom
  return { width: Math.round(page.width * scale), height: Math.round(page.height * scale) }
}
