/** Largest size of an upload in bytes, by kind; larger ones are refused at the start. */
export const uploadMaxBytes = {
  pdf: 50 * 1024 * 1024,
  picture: 25 * 1024 * 1024,
  audio: 200 * 1024 * 1024,
  video: 1024 * 1024 * 1024,
  import: 200 * 1024 * 1024,
} as const

export const pdfMaxPages = 400
export const pictureMaxPixels = 40_000_000
/** 3 hours. */
export const audioMaxMs = 10_800_000
/** 2 hours. */
export const videoMaxMs = 7_200_000
