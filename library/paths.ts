import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export const libraryDirectory = `${root}library`
/** One folder for each story: its texts and its drawings. */
export const storiesDirectory = `${root}library/stories`
/** Committed pictures and narrations. */
export const generatedDirectory = `${root}content/generated`
/** Recordings of people who read aloud, `<id>.<language>.wav`. */
export const recordingsDirectory = `${root}content/audio`
/** Films; unlike pictures and narrations they are not committed. */
export const filmsDirectory = `${root}content/films`
/** Sheets of finished pictures. */
export const reviewDirectory = `${root}content/review`
/** The site's static files; `build/brand.ts` draws its icons. */
export const publicDirectory = `${root}public`
/** Drawn by `build/brand.ts`, too. */
export const logoFile = `${root}src/client/shell/header/logo.svg`
/** Files that can be made again at any time: unpacked fonts, previews. */
export const cacheDirectory = `${root}.cache`
