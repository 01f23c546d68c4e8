import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  findDatabasePid,
  killDatabase,
  registerAt,
  spawnServer,
} from '../support/server-process.ts'

const startMs = 45_000
const nobodyId = 65_534

/** Confines a command as Compose does: only the data folder is writable, no new privileges. */
const confined = (dataDir: string) => [
  ...['unshare', '--mount', 'sh', '-c'],
  'mount --make-rprivate / && mount --bind "$0" "$0" && mount -o remount,bind,ro / && exec "$@"',
  dataDir,
  ...['setpriv', `--reuid=${nobodyId}`, `--regid=${nobodyId}`, '--clear-groups'],
  ...['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'],
]

/** Needs root, which drops all privileges, and a checkout that others can read. */
function canConfine(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const program = path.join(import.meta.dirname, '../../dist/server/main.js')
  const access = [process.execPath, '-e', 'fs.accessSync(process.argv[1])', program]
  const [command = '', ...args] = [...confined(tmpdir()), ...access]
  return spawnSync(command, args).status === 0
}

const testConfined = canConfine() ? test : null
testConfined?.('the server writes into its data folder and nowhere else', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fabelhain-confined-'))
  chownSync(dataDir, nobodyId, nobodyId)
  const server = spawnServer(dataDir, {}, { prefix: confined(dataDir) })
  try {
    const address = await server.ready()
    const expectLoaded = async () => expect((await fetch(`${address}/readyz`)).status).toBe(200)
    await vi.waitFor(expectLoaded, { timeout: startMs, interval: 100 })
    const parent = await registerAt(() => address)
    const opened = await parent.send('POST', '/api/reading/open', { storyId: 'fuchs-laterne' })
    expect(opened).toMatchObject({ status: 200 })
    expect(server.output()).not.toMatch(/EROFS|EACCES|EPERM|"level":"error"/)
  } finally {
    await server.kill()
    if (findDatabasePid(dataDir) !== null) killDatabase(dataDir)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
})
