import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { FilmMaker } from './making.ts'

interface FilmMakerPaths {
  /** The library's own program that makes the films of one story. */
  program: string
  libraryDir: string
}

/** Creates a maker that runs the program in a process of low priority, which ends with this one. */
export function createFilmMaker({ program, libraryDir }: FilmMakerPaths): FilmMaker {
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
      let errorText = ''
      child.stderr?.on('data', (text: Buffer) => {
        errorText = `${errorText}${text}`.slice(-maxErrorLength)
      })
      const [code] = await once(child, 'close')
      running = null
      if (code !== 0) throw new Error(errorText.trim() || 'the process was killed')
    },
    stop() {
      running?.kill()
    },
  }
}

const maxErrorLength = 1_000

/** Gives readers priority; films are made even where the system refuses this. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has ended, or its priority may not be changed.
  }
}

async function canRun(program: string): Promise<boolean> {
  const child = spawn(program, ['-version'], { stdio: 'ignore' })
  const [code] = await once(child, 'close').catch(() => [1])
  return code === 0
}
