import { badger } from '../avatars/badger.ts'
import { bear } from '../avatars/bear.ts'
import { cat } from '../avatars/cat.ts'
import { fox } from '../avatars/fox.ts'
import { frog } from '../avatars/frog.ts'
import { hare } from '../avatars/hare.ts'
import { hedgehog } from '../avatars/hedgehog.ts'
import { magpie } from '../avatars/magpie.ts'
import { mouse } from '../avatars/mouse.ts'
import { owl } from '../avatars/owl.ts'
import { portraitScene } from '../avatars/portrait.ts'
import { robin } from '../avatars/robin.ts'
import { squirrel } from '../avatars/squirrel.ts'
import { avatarOutput, type PictureJob } from '../pictures/picture-job.ts'

/** In the order of src/contract/avatars.ts. */
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

/** Draws the pictures for children's profiles, to be rendered, named `avatars/<id>`. */
export const listAvatarJobs = (): PictureJob[] =>
  Object.entries(portraits).map(([id, portrait]) => ({
    name: `avatars/${id}`,
    svg: portraitScene(portrait).toString(),
    outputs: avatarOutput(id),
  }))
