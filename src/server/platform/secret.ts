import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secret a demo generated into its data folder, made at the first start; 43 characters. */
export async function generatedSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'auth-secret')
  const made = randomBytes(32).toString('base64url')
  // 'wx' fails where the file exists, so that two starts agree on one secret.
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}
