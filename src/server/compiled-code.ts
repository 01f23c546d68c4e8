import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Keeps the compiled code of this build in a folder, as compiling takes a tenth of a start, and removes that of
 * earlier builds.
 */
export function keepCompiledCode(folder: string): void {
  const build = String(statSync(fileURLToPath(import.meta.url)).mtimeMs)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (name !== build) rmSync(path.join(folder, name), { recursive: true, force: true })
  enableCompileCache(path.join(folder, build))
}
