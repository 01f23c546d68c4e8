import { backgrounds } from './backgrounds.ts'
import type { PictureJob } from './picture-job.ts'
import { backgroundOutput } from './picture-job.ts'

const sizes = {
  desktop: { width: 1920, height: 1080 },
  mobile: { width: 828, height: 1792 },
} as const

/** The backgrounds of all pages, drawn but not yet rendered. */
export const backgroundJobs = (): PictureJob[] =>
  Object.entries(backgrounds).flatMap(([name, draw]) =>
    (['desktop', 'mobile'] as const).map((variant) => ({
      name: `backgrounds/${name}-${variant}`,
      svg: draw(sizes[variant]).toString(),
      outputs: backgroundOutput(name, variant),
    })),
  )
