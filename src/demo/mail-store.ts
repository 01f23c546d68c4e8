import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { Clock } from '../server/platform/clock.ts'

/** A caught mail. */
export interface CaughtMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  receivedAt: Date
}

/** Caught mails as .eml files. */
export interface MailStore {
  add(message: Buffer): Promise<void>
  /** Newest first; 100 at most. */
  list(): Promise<CaughtMail[]>
  find(id: string): Promise<CaughtMail | null>
}

const idPattern = /^\d{13}-[0-9a-f]{8}$/

/** Stores mails in `directory`, and creates it where missing. */
export async function createMailStore(directory: string, clock: Clock): Promise<MailStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 })

  async function read(id: string): Promise<CaughtMail> {
    const mail = await PostalMime.parse(await readFile(path.join(directory, `${id}.eml`)))
    return {
      id,
      to: (mail.to ?? []).map(({ address }) => address).join(', '),
      subject: mail.subject ?? '(ohne Betreff)',
      text: mail.text ?? '',
      html: mail.html ?? '',
      receivedAt: new Date(Number(id.split('-')[0])),
    }
  }

  return {
    async add(message) {
      const id = `${clock.now().getTime()}-${randomBytes(4).toString('hex')}`
      const file = path.join(directory, `${id}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async list() {
      const ids = (await readdir(directory))
        .map((name) => path.parse(name))
        .filter(({ name, ext }) => ext === '.eml' && idPattern.test(name))
        .map(({ name }) => name)
      return Promise.all(ids.sort().reverse().slice(0, 100).map(read))
    },
    async find(id) {
      if (!idPattern.test(id)) return null
      return read(id).catch(() => null)
    },
  }
}
