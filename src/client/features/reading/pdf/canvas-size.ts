/** Phones give up on larger canvases (WebKit frees them late). */
const mostPixels = 4_000_000

/**
 * Pixels of a canvas shown at `width` x `height` CSS pixels, and its pixels per CSS pixel:
 * as fine as the screen, but never above 4 megapixels.
 */
export function canvasSize(
  { width, height }: { width: number; height: number },
  devicePixelRatio: number,
): { width: number; height: number; scale: number } {
  const finest = Math.sqrt(mostPixels / (width * height))
  const scale = Math.min(Math.max(1, devicePixelRatio), finest)
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
    scale,
  }
}
