/** Phones fail with larger canvases, as WebKit frees their memory late. */
const maxPixels = 4_000_000

/**
 * Size in pixels of a canvas shown at `width` x `height` CSS pixels, and its pixels per CSS pixel: the
 * device pixel ratio, limited to 4 megapixels in all.
 */
export function canvasSize(
  { width, height }: { width: number; height: number },
  devicePixelRatio: number,
): { width: number; height: number; scale: number } {
  const maxScale = Math.sqrt(maxPixels / (width * height))
  const scale = Math.min(Math.max(1, devicePixelRatio), maxScale)
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
    scale,
  }
}
