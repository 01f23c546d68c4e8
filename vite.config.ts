import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bundleReport } from './scripts/bundle-report.ts'
import { codeSplittingGroups } from './scripts/chunk-groups.ts'
import { filmFigures } from './scripts/film-figures.ts'
import { contentPages } from './scripts/markdown/vite-plugin.ts'
import { paraglideOptions } from './scripts/paraglide-options.ts'
import { readTraitsPlugin } from './scripts/read-traits-plugin.ts'
import { samplePage } from './scripts/sample-page.ts'

/**
 * React Router names its components by assignment and wraps them without a purity mark, so the unused
 * ones (Form, its own Link with prefetching) stay in the bundle. This plugin marks them, and removes the
 * instrumentation and the fetchers that we do not use: 7 KB less (decision 0005).
 */
const trimReactRouter: Plugin = {
  name: 'trim-react-router',
  transform: {
    filter: { id: /react-router.dist.production/ },
    handler: (code) =>
      code
        .replace(/^\s*\w+\.displayName = "[\w.]+";$/gm, '')
        .replace(/^\t\tfetch,$/m, '')
        .replace(/if \((?:init|opts\??)\.instrumentations\)/g, 'if (false)')
        .replace(/= ([\w$]+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
}

// The prerendered pages refer to the same files as the browser's code.
const assetFileNames = 'static/[name]-[hash][extname]'
const prerenderOutput = { entryFileNames: '[name].js', assetFileNames }
const browserOutput = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames: 'static/js/[name]-[hash].js',
  assetFileNames,
  codeSplitting: {
    groups: codeSplittingGroups,
  },
}

const sample = await samplePage()

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    !isSsrBuild && bundleReport('dist/bundle.json'),
    trimReactRouter,
    contentPages,
    readTraitsPlugin,
    paraglideVitePlugin(paraglideOptions),
    tailwindcss(),
    react(),
  ],
  define: {
    __FILMS__: JSON.stringify(filmFigures()),
    __SAMPLE_PAGE__: JSON.stringify(sample),
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    outDir: 'dist/client',
    emptyOutDir: true,
    // Fonts and pictures stay files: an inlined one would be loaded before it is needed.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Compiling the messages takes longer than other plugins, which would be reported as a warning.
      checks: { pluginTimings: false },
      output: isSsrBuild ? prerenderOutput : browserOutput,
    },
  },
}))
