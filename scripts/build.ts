// Builds the client, the server and the library at the same time: the client uses one processor most of the time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const codes = await Promise.all(['client', 'server', 'library'].map(build))
process.exitCode = codes.every((code) => code === 0) ? 0 : 1

async function build(part: string): Promise<number | null> {
  const child = spawn('npm', ['run', '--silent', `build:${part}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [code] = await once(child, 'close')
  return code
}
