import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const Policy = z.object({ scripts: z.array(z.string()) })

/** There is no built client to serve; the message says what to do. */
export class ClientMissingError extends Error {
  override name = 'ClientMissingError'

  constructor(clientDir: string, options?: ErrorOptions) {
    super(`Kein gebauter Client in ${clientDir}: npm run build`, options)
  }
}

/** Hashes of the client's inline scripts, written by its build as csp.json. */
export async function readPolicy(clientDir: string): Promise<{ scripts: string[] }> {
  try {
    return Policy.parse(JSON.parse(await readFile(path.join(clientDir, 'csp.json'), 'utf8')))
  } catch (cause) {
    throw new ClientMissingError(clientDir, { cause })
  }
}
