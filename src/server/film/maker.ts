import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { FilmMaker } from './making.ts'

interface Places {
  /** The content's own program that makes the films of one story. */
  program: string
  libraryDir: string
}

/** Makes films in a process of low priority, which ends when this one does. */
export function createFilmMaker({ program, libraryDir }: Places): FilmMaker {
  let running: ChildProcess | null = null
  return {
    async missing() {
      if (!existsSync(program)) return program
      return (await canRun('ffmpeg')) ? null : 'ffmpeg'
    },
    async make(storyId) {
      const child = spawn(process.execPath, [program, storyId, libraryDir], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      running = child
      lowerPriority(child)
      let complaint = ''
      child.stderr?.on('data', (text: Buffer) => {
        complaint = `${complaint}${text}`.slice(-maxComplaint)
      })
      const [code] = await once(child, 'close')
      running = null
      if (code !== 0) throw new Error(complaint.trim() || 'the process was ended')
    },
    stop() {
      running?.kill()
    },
  }
}

const maxComplaint = 1_000

/** Readers come first. A system that refuses makes films all the same. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or may not be changed.
  }
}

async function canRun(program: string): Promise<boolean> {
  const child = spawn(program, ['-version'], { stdio: 'ignore' })
  const [code] = await once(child, 'close').catch(() => [1])
  return code === 0
}
