import { defineConfig } from 'vitest/config'
import { preferMemoryDirectory } from './tests/support/memory-directory.ts'

preferMemoryDirectory()

/** Unit tests beside the code; server and fault tests share one database cluster per run. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Files of one worker share the modules they import: loading the server costs more than most tests.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'library/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/texts/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/{server,faults}/**/*.test.ts'],
          globalSetup: ['tests/support/cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
