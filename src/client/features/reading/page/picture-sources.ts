import type { StoryPage } from '../../../../contract/story-page.ts'

/** Shown width of a picture: half to two thirds of the sheet beside the text, else all of it. */
const sizes =
  // A third device pixel per CSS pixel adds bytes on phones, but no visible detail.
  '(width < 30rem) and (resolution > 2dppx) 66vw, ' +
  '(orientation: landscape) and (width >= 56rem) min(60vw, 50rem), ' +
  '(orientation: landscape) and (height < 30rem) 50vw, min(100vw, 50rem)'

/** Attributes of a responsive image. */
export function pictureSources({ picture, pictureUrl }: StoryPage) {
  return {
    src: pictureUrl,
    srcSet: picture.sources.map(({ width, url }) => `${url} ${width}w`).join(', '),
    sizes,
  }
}

/** Width divided by height of the library's pictures. */
const usualAspectRatio = 4 / 3

/** Width divided by height of a page's picture; one of unknown shape is shown whole in this frame. */
export const aspectRatioOf = ({ picture }: Pick<StoryPage, 'picture'>) =>
  // Copies that an older version has stored on the device do not name it.
  picture.aspectRatio ?? usualAspectRatio

/** Loads a picture into the browser's cache in the width that will be shown. */
export function prefetchPicture(page: StoryPage, priority: 'high' | 'low') {
  const { src, srcSet, sizes } = pictureSources(page)
  const image = new Image()
  image.fetchPriority = priority
  image.sizes = sizes
  image.srcset = srcSet
  image.src = src
}
