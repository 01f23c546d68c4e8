import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { timetable } from '../library/film/timetable.ts'

const root = path.resolve(import.meta.dirname, '..')

/** How many stories of the library have a film, and how long all films are together, in whole minutes. */
export function filmFigures(): { count: number; minutes: number } {
  const filmed = globSync('library/stories/*/story.de.md', { cwd: root }).filter((file) =>
    /^film: true$/m.test(readFileSync(path.join(root, file), 'utf8')),
  )
  const seconds = filmed.map((file) => {
    const storyId = path.basename(path.dirname(file))
    const narration = path.join(root, 'content/generated/stories', storyId, 'narration.de.json')
    return timetable(JSON.parse(readFileSync(narration, 'utf8'))).at(-1)?.end ?? 0
  })
  const total = seconds.reduce((sum, length) => sum + length, 0)
  return { count: filmed.length, minutes: Math.round(total / 60) }
}
