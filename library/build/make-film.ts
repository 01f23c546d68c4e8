// Makes a story's missing films, then its folder of the library. The server runs it:
// node library/build/make-film.ts <id> [dist/library]

import { listFilms, makeFilm } from '../film/job.ts'
import { buildStory } from './library.ts'

// The IPC channel closes when the server ends.
process.on('disconnect', () => process.exit(1))

const [, , id = '', libraryDirectory = 'dist/library'] = process.argv
for (const film of await listFilms(id)) if (!film.isMade) await makeFilm(film)
await buildStory({ id, outDirectory: libraryDirectory })
// The open IPC channel would keep this process alive.
process.exit(0)
