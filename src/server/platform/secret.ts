import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secret of a demo (43 characters), created in its data folder at the first start. */
export async function generatedSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'auth-secret')
  const generated = randomBytes(32).toString('base64url')
  // 'wx' fails where the file exists, so that two starts agree on one secret.
  await writeFile(file, generated, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}

const commonParts =
  /change.?me|passwor[dt]|secret|geheim|example|beispiel|fabelhain|12345|qwert[yz]/i
/** One in 40,000 random hexadecimal secrets contains 12345. */
const hexDigits = /^[0-9a-f]+$/i

/** Whether a secret looks typed, not random: short, repeated, sequential, or words. */
export function isWeakSecret(secret: string, minLength = 32): boolean {
  if (secret.length < minLength || new Set(secret).size < 8) return true
  if (/^(.+?)\1+$/.test(secret)) return true
  if (commonParts.test(secret) && !hexDigits.test(secret)) return true
  const codes = Array.from(secret, (letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1)
  return steps.length > secret.length / 2
}
