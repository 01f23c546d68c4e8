import type { StoryPage } from '../../../contract/reading.ts'

/** How wide a page's picture is shown: half the paper beside the text, else the whole of it. */
const sizes =
  // A phone's third point per pixel shows nothing more and doubles the bytes.
  '(width < 30rem) and (resolution > 2dppx) 66vw, ' +
  '(orientation: landscape) and (width >= 56rem) min(54vw, 46rem), ' +
  '(orientation: landscape) and (height < 30rem) 50vw, min(100vw, 44rem)'

/** What an image needs to pick one of the picture's widths. */
export function pictureSources({ picture, pictureUrl }: StoryPage) {
  return {
    src: pictureUrl,
    srcSet: picture.sources.map(({ width, url }) => `${url} ${width}w`).join(', '),
    sizes,
  }
}

/** Puts a picture into the browser's cache, in the width that will be shown. */
export function fetchPicture(page: StoryPage, priority: 'high' | 'low') {
  const { src, srcSet, sizes } = pictureSources(page)
  const image = new Image()
  image.fetchPriority = priority
  image.sizes = sizes
  image.srcset = srcSet
  image.src = src
}
