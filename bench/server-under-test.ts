import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { start } from './processes.ts'

/** The built server with data of its own, which a measurement starts as often as it needs. */
export type ServerUnderTest = Awaited<ReturnType<typeof prepareServer>>

export const serverFile = 'dist/server/main.js'
/** As in `npm start` and the image. */
export const heapArguments = ['--max-semi-space-size=8', '--initial-old-space-size=64']
const secret = 'known here, to sign in without a limit'

/** Creates an empty folder for the server's data; `remove` deletes it. */
export async function prepareServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-bench-'))
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    FILMS: 'off',
    AUTH_SECRET: secret,
  }
  return {
    secret,
    connection: {
      host: path.join(dataDir, 'sock'),
      port: 5432,
      user: 'fabelhain',
      database: 'fabelhain',
    },
    /** Starts the server; `nodeArguments` come before its file. */
    start: (nodeArguments: string[] = [], more: Record<string, string> = {}) =>
      start(serverFile, { ...environment, ...more }, [...heapArguments, ...nodeArguments]),
    /** The process whose children are PostgreSQL, while the server runs. */
    async postmasterPid(): Promise<number> {
      const file = await readFile(path.join(dataDir, 'pg/postmaster.pid'), 'utf8')
      return Number(file.split('\n')[0])
    },
    /** The path of a stored file. */
    storedFile: (key: string) => path.join(dataDir, 'files', key),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}
