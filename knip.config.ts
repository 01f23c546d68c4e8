import type { KnipConfig } from 'knip'

/** Files that are reached by name only: page code, command-line files, imports of stylesheets. */
export default {
  workspaces: {
    '.': {
      entry: [
        'src/server/{main,admin,backup,restore}.ts',
        'src/server/examiner/main.ts',
        'src/client/worker/service-worker.ts',
        'scripts/*.{ts,cjs}',
        'scripts/prerender/{render.tsx,write-pages.ts}',
        'scripts/testing/{run,changed,flakes,mutations,hostile,cluster,promise-table,*-reporter}.ts',
        'bench/floor.ts',
        'bench/stream-floor.ts',
        'bench/profile-recorder.ts',
        'tests/support/{shifted-date,slow-network,loopback-only,kill-at-step}.ts',
        'tests/promises/*.ts',
      ],
      project: ['{src,scripts,tests,bench}/**/*.{ts,tsx,cjs,css}'],
    },
    library: {
      entry: [
        'build/{build,check,library,review,worker,brand,make-film}.ts',
        'stories/*/scenes.ts',
      ],
      project: ['**/*.{ts,css}'],
    },
  },
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import\s+["']([^"']+)["']|url\(["']?([^"')]+)["']?\)/g)]
        .map(([, imported, address]) => `import '${imported ?? address}'`)
        .join('\n'),
  },
  // Programs of Linux, needed only to make narrations and films and to search flaky tests.
  ignoreBinaries: ['ffmpeg', 'taskset'],
  // The parser of dependency-cruiser, and the plug-in that project.inlang names.
  ignoreDependencies: ['@swc/core', '@inlang/plugin-message-format'],
} satisfies KnipConfig
