import { backgrounds } from '../backgrounds/backgrounds.ts'
import { backgroundOutput, type PictureJob } from '../pictures/picture-job.ts'

const sizes = {
  desktop: { width: 1920, height: 1080 },
  mobile: { width: 828, height: 1792 },
} as const

/** Draws the backgrounds of all pages, to be rendered. */
export const listBackgroundJobs = (): PictureJob[] =>
  Object.entries(backgrounds).flatMap(([name, draw]) =>
    (['desktop', 'mobile'] as const).map((variant) => ({
      name: `backgrounds/${name}-${variant}`,
      svg: draw(sizes[variant]).toString(),
      outputs: backgroundOutput(name, variant),
    })),
  )
