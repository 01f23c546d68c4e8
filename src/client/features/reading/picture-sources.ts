import type { StoryPage } from '../../../contract/reading.ts'

/** How wide a page's picture is shown: half the paper beside the text, else the whole of it. */
const sizes =
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
