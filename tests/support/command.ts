import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/**
 * Runs a command of the built server to its end; `settings` are its environment. `code` is null after a signal.
 */
export async function runCommand(
  name: 'admin' | 'backup' | 'restore',
  args: string[],
  settings: Record<string, string> = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { PATH = '', HOME = '' } = process.env
  const program = ['--import', './tests/support/kill-at-step.ts', `dist/server/${name}.js`]
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk) => {
      texts[stream] += chunk
    })
  }
  await once(child, 'close')
  return { code: child.exitCode, ...texts }
}
