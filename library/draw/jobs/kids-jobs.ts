import { kidsPictures } from '../kids/kids-pictures.ts'
import { kidsOutput, type PictureJob } from '../pictures/picture-job.ts'

/** Draws the pictures of the children's home, to be rendered, named `kids/<name>`. */
export const listKidsJobs = (): PictureJob[] =>
  Object.entries(kidsPictures).map(([name, draw]) => ({
    name: `kids/${name}`,
    svg: draw().toString(),
    outputs: kidsOutput(name),
  }))
