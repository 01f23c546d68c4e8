import { createHash } from 'node:crypto'

export interface PictureOutput {
  /** Path below `content/generated`. */
  file: string
  codec: 'avif' | 'jpeg'
  /** In pixels; a smaller picture is not enlarged. */
  width: number
  /** 1 to 100. */
  quality: number
  /** Largest allowed size. */
  maxBytes: number
}

/** One SVG and all files made from it; cached as a whole. */
export interface PictureJob {
  name: string
  svg: string
  outputs: PictureOutput[]
  /** SVG of a card that the picture is laid on (link preview). */
  card?: string
}

/** Raise when codecs, paper or shadows change, to make all pictures again. */
const pipelineVersion = 2

/** Hash of everything that a job's files depend on. */
export const hashJob = ({ svg, outputs, card }: PictureJob) =>
  createHash('sha256')
    .update(JSON.stringify([pipelineVersion, svg, outputs, card ?? null]))
    .digest('hex')

const kilobyte = 1024

const avif = (
  file: string,
  width: number,
  quality: number,
  maxKilobytes: number,
): PictureOutput => ({
  file,
  codec: 'avif',
  width,
  quality,
  maxBytes: maxKilobytes * kilobyte,
})

/** The three sizes of a page picture. */
export const pageOutputs = (folder: string, scene: string) => [
  avif(`${folder}/${scene}.480.avif`, 480, 56, 30),
  avif(`${folder}/${scene}.960.avif`, 960, 54, 60),
  avif(`${folder}/${scene}.1600.avif`, 1600, 52, 110),
]

/** The three sizes of a lettered cover. */
export const coverOutputs = (folder: string, language: string) => [
  avif(`${folder}/cover.${language}.400.avif`, 400, 56, 24),
  avif(`${folder}/cover.${language}.600.avif`, 600, 54, 40),
  avif(`${folder}/cover.${language}.1200.avif`, 1200, 52, 90),
]

/** The cover without lettering. */
export const plainCoverOutputs = (folder: string) => [
  avif(`${folder}/cover.plain.600.avif`, 600, 56, 40),
]

/** The link preview; scrapers do not read AVIF. */
export const previewOutputs = (folder: string): PictureOutput[] => [
  { file: `${folder}/og.jpg`, codec: 'jpeg', width: 1200, quality: 82, maxBytes: 120 * kilobyte },
]

/** The picture of a child's profile, shown in a circle of 44 to 160 CSS pixels. */
export const avatarOutput = (id: string) => [avif(`avatars/${id}.avif`, 320, 60, 9)]

/** A picture of the children's home, shown as large as the window. */
export const kidsOutput = (name: string) => [avif(`kids/${name}.avif`, 1200, 54, 60)]

/** A page's background. */
export const backgroundOutput = (name: string, variant: 'desktop' | 'mobile') => [
  variant === 'desktop'
    ? avif(`backgrounds/${name}-desktop.avif`, 1920, 41, 60)
    : avif(`backgrounds/${name}-mobile.avif`, 828, 41, 40),
]
