import type { KnipConfig } from 'knip'

/** What is reached by name only: page code, command-line files, stylesheets' imports. */
export default {
  entry: [
    'src/server/main.ts',
    'src/server/examiner/main.ts',
    'src/client/worker/service-worker.ts',
    'scripts/*.{ts,cjs}',
    'scripts/prerender/{render.tsx,write-pages.ts}',
    'scripts/testing/{run,changed,flakes,mutations,hostile,promise-table,*-reporter}.ts',
    'content/kit/{build,check,library,review,worker,brand,film/make}.ts',
    'content/stories/*/scenes.ts',
    'bench/floor.ts',
    'bench/stream-floor.ts',
    'tests/support/{shifted-date,slow-network}.ts',
    'tests/promises/*.ts',
  ],
  project: ['{src,scripts,content,tests,bench}/**/*.{ts,tsx,cjs,css}'],
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import\s+["']([^"']+)["']|url\(["']?([^"')]+)["']?\)/g)]
        .map(([, imported, address]) => `import '${imported ?? address}'`)
        .join('\n'),
  },
  // Linux's; only where narrations and films are made, and flaky tests looked for.
  ignoreBinaries: ['ffmpeg', 'taskset'],
  // The parser of dependency-cruiser, and the plug-in that project.inlang names.
  ignoreDependencies: ['@swc/core', '@inlang/plugin-message-format'],
} satisfies KnipConfig
