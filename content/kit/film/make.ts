// Makes a story's missing films and its folder of the library, as a server wants them:
// node content/kit/film/make.ts <id> [dist/library]
import { buildStory } from '../library.ts'
import { filmsOf, makeFilm } from './job.ts'

// Whoever started this has ended.
process.on('disconnect', () => process.exit(1))

const [, , id = '', libraryDirectory = 'dist/library'] = process.argv
for (const film of await filmsOf(id)) if (!film.isMade) await makeFilm(film)
await buildStory(id, libraryDirectory)
// An open line to the server would keep this process alive.
process.exit(0)
