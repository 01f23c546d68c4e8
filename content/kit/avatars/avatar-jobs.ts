import type { PictureJob } from '../picture-job.ts'
import { avatarOutput } from '../picture-job.ts'
import { badger } from './badger.ts'
import { bear } from './bear.ts'
import { cat } from './cat.ts'
import { fox } from './fox.ts'
import { frog } from './frog.ts'
import { hare } from './hare.ts'
import { hedgehog } from './hedgehog.ts'
import { magpie } from './magpie.ts'
import { mouse } from './mouse.ts'
import { owl } from './owl.ts'
import { portraitScene } from './portrait.ts'
import { robin } from './robin.ts'
import { squirrel } from './squirrel.ts'

/** In the order they are offered; src/contract/avatars.ts lists the same. */
const portraits = {
  fox,
  hedgehog,
  owl,
  hare,
  bear,
  frog,
  mouse,
  squirrel,
  cat,
  robin,
  magpie,
  badger,
}

/** The pictures a child's profile can have, drawn but not yet rendered, named `avatars/<id>`. */
export const avatarJobs = (): PictureJob[] =>
  Object.entries(portraits).map(([id, portrait]) => ({
    name: `avatars/${id}`,
    svg: portraitScene(portrait).toString(),
    outputs: avatarOutput(id),
  }))
