const nouns =
  '^src/server/(story|shelf|reading|profile|child|device|diary|suggestion|session|newsletter|note|privacy|billing|vote|roadmap|news|contact|editor|draft|upload|intake|trace)/'
const foundation = '^src/server/(auth|platform|http|files|db)/'

/** Who may import whom; docs/architecture.md draws it, every comment says what to do instead. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move the shared part down a layer.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      comment: 'Composition above nouns above platform above db.',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'The contract travels to the browser: zod and @orpc/contract only.',
      from: { path: '^src/contract/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^src/contract/', '(^|/)node_modules/(zod|@orpc/contract)/'] },
    },
    {
      name: 'client-never-server',
      severity: 'error',
      comment: 'Call it through the contract.',
      from: { path: '^src/client/' },
      to: { path: '^src/(server|demo)/' },
    },
    {
      name: 'client-knows-the-contract-as-types',
      severity: 'error',
      comment: 'Only the zod-free files run in the browser; import the others with `import type`.',
      from: { path: '^src/client/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^src/contract/',
        pathNot:
          '/(rules|plan|page|reader-choices|family|avatars|upload-limits|empty-text|trace-kinds)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'worker-stands-alone',
      severity: 'error',
      comment:
        'The page and its worker are built apart; they meet in messages, caches and IndexedDB.',
      from: { path: '^src/client/worker/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^src/client/worker/', '^src/contract/page[.]ts$', 'node_modules/workbox-'] },
    },
    {
      name: 'nobody-imports-the-worker',
      severity: 'error',
      comment: 'It is registered by its address, /sw.js.',
      from: { path: '^src/', pathNot: '^src/client/worker/' },
      to: { path: '^src/client/worker/' },
    },
    {
      name: 'server-never-client',
      severity: 'error',
      comment: 'The server hands out the built client as files.',
      from: { path: '^src/(server|demo)/' },
      to: { path: '^src/client/' },
    },
    {
      name: 'demo-by-dynamic-import',
      severity: 'error',
      comment: 'The stand-ins must stay out of a production bundle: import() in server.ts.',
      from: { path: '^src/(server|client|contract)/' },
      to: { path: '^src/demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'procedures-hold-no-sql',
      severity: 'error',
      comment: 'Put it into queries.ts or commands.ts.',
      from: { path: '^src/server/[^/]+/procedures[.]ts$' },
      to: { path: '(drizzle-orm|^src/server/db/)' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules get what they need as arguments; calendar arithmetic comes from date-fns.',
      from: { path: '^src/server/[^/]+/rules[.]ts$' },
      to: { pathNot: ['^src/contract/', '/rules[.]ts$', 'node_modules/(date-fns|@date-fns/tz)/'] },
    },
    {
      name: 'nouns-meet-in-queries',
      severity: 'error',
      comment: "Use the other noun's queries, commands or rules.",
      from: { path: '^src/server/([^/]+)/', pathNot: foundation },
      to: { path: nouns, pathNot: ['^src/server/$1/', '/(queries|commands|rules)[.]ts$'] },
    },
    {
      name: 'foundation-knows-no-noun',
      severity: 'error',
      comment: 'Hand it in from app.ts or server.ts.',
      from: { path: foundation },
      to: { path: nouns },
    },
    {
      name: 'data-knows-no-ui',
      severity: 'error',
      comment: 'Data is below the widgets.',
      from: { path: '^src/client/data/' },
      to: { path: '^src/client/(features|shell|ui|routes)/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      comment: 'A widget that knows a story belongs into features/story.',
      from: { path: '^src/client/(ui|lib)/' },
      to: { path: ['^src/client/(data|features|shell|routes)/', '^src/contract/(?!base[.]ts$)'] },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      comment: 'A route composes features, never the other way round.',
      from: { path: '^src/client/(features|shell)/' },
      to: { path: '^src/client/routes/' },
    },
    {
      name: 'routes-are-leaves',
      severity: 'error',
      comment: 'Share through a feature.',
      from: { path: '^src/client/routes/' },
      to: { path: '^src/client/routes/' },
    },
    {
      name: 'stripe-in-payments-only',
      severity: 'error',
      comment: 'platform/payments.ts speaks to the payment provider; the till may know its types.',
      from: { pathNot: '^src/server/platform/(payments|stripe-[a-z]+)[.]ts$' },
      to: { path: '(^|node_modules/)stripe/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-for-drafts-only',
      severity: 'error',
      comment:
        'How a text is divided is known by the library and by what publishes stories (decision 0014).',
      from: { path: '^src/', pathNot: ['^src/server/draft/', '[.]test[.]tsx?$'] },
      to: { path: '^content/' },
    },
    {
      name: 'content-for-drafts-are-words',
      severity: 'error',
      comment: 'The server divides words and sentences; it draws, prints and speaks nothing.',
      from: { path: '^src/server/draft/' },
      to: {
        path: '^content/',
        pathNot: '^content/kit/(words|sentences|syllables|reading-level)[.]ts$',
      },
    },
    {
      name: 'content-knows-nothing',
      severity: 'error',
      comment: 'The library is made from its own sources.',
      from: { path: '^content/' },
      to: { path: '^(src|scripts|tests)/' },
    },
    {
      name: 'src-never-tests',
      severity: 'error',
      comment: 'Move what both need into src.',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: ['^tests/', '[.]test[.]tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/client/paraglide/' },
    // TypeScript 7 brings no parser that dependency-cruiser can use.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
