/** A selection of files by their origin. */
interface FileSelection {
  /** Files and folders (with a `/`) of the client and the contract. */
  paths: string[]
  /** Files and folders below `paths` that are left out. */
  except?: string[]
  /** Prefixes of message keys. */
  messages?: string[]
  /** Matches the paths of files in packages. */
  packages?: RegExp
}

/** Files that a browser loads together, as one chunk. */
export interface ChunkGroup extends FileSelection {
  name: string
  /** How many chunks must share a file; without it the group takes all its files. */
  minShareCount?: number
}

/** Groups that belong to an area of the site. */
const areas = new Set(['stories', 'forms', 'billing', 'family-news', 'editor'])

/**
 * The first group that matches takes a file. Fewer chunks make the list shorter that every page loads.
 */
export const chunkGroups: ChunkGroup[] = [
  {
    name: 'base',
    paths: [],
    // Guests' first page changes nothing and has no endless list: the pages that do load those parts.
    packages:
      /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*([mM]utation(Observer|State)?|[iI]nfiniteQuery(Observer)?)[.]js)/,
  },
  {
    // The frame of every page; otherwise it would be in one chunk with the code for accounts.
    name: 'frame',
    paths: ['src/client/ui/icons.tsx', 'src/client/lib/when-idle.ts', 'src/contract/page.ts'],
    messages: ['footer_', 'header_'],
  },
  {
    // Messages and small parts that most pages share.
    name: 'shared',
    paths: [
      'src/client/ui/button.tsx',
      'src/client/ui/link.tsx',
      'src/client/ui/toast.ts',
      'src/client/ui/toast-container.tsx',
      'src/client/shell/page/page-handle.ts',
      'src/client/shell/page/page-head.tsx',
      'src/client/data/core/api.ts',
      'src/client/data/core/gate-closed.ts',
      'src/client/data/core/log.ts',
      'src/client/data/queries/query-client.ts',
      'src/client/data/session/session.tsx',
      'src/client/data/session/session-events.ts',
      'src/client/lib/clock.ts',
      'src/client/lib/format.ts',
      'src/client/lib/storage-keys.ts',
      'src/client/lib/lazy-part.ts',
      'src/client/lib/pause.ts',
      'src/client/lib/use-is-online.ts',
      'src/client/features/child/family-query.ts',
      'src/client/features/device/state/use-device.ts',
      'src/client/features/device/state/use-kids-mode.ts',
      'src/client/features/story/address/story-address.ts',
      'src/client/features/story/card/cover.tsx',
      'src/client/features/story/labels/longest-word.ts',
      'src/client/features/story/labels/shown-titles.ts',
      'src/client/features/story/labels/story-texts.ts',
      'src/contract/languages.ts',
      'src/contract/plan.ts',
      'src/contract/rules.ts',
    ],
    messages: [
      ...['site_', 'counter_', 'landing_', 'topstories_', 'ranking_place'],
      'login_error_network',
    ],
    minShareCount: 3,
  },
  { name: 'icons', paths: [], packages: /node_modules[\\/]lucide-react/, minShareCount: 2 },
  // The landing page shows none of these messages.
  { name: 'words', paths: [], messages: [''], minShareCount: 3 },
  {
    // Small parts of pages that guests see, too.
    name: 'parts',
    paths: [
      'src/client/data/storage/store.ts',
      'src/client/data/outbox/change-queue.ts',
      'src/client/data/queries/show-answer.ts',
      'src/client/features/child/child-labels.ts',
      'src/client/features/child/child-name.ts',
      'src/client/features/child/chosen-for.tsx',
      'src/client/features/child/use-family.ts',
      'src/client/features/child/use-is-wait-over.ts',
      'src/client/features/offline-stories/offline-rules.ts',
      'src/client/features/offline-stories/offline-state.ts',
      'src/client/features/offline-stories/device-storage.ts',
      'src/client/features/outbox/outbox-state.tsx',
      'src/client/features/story/state/counter-state.ts',
      'src/client/lib/call-problem.ts',
      'src/client/ui/field-messages.tsx',
      'src/client/ui/load-error.tsx',
      'src/client/ui/notice.tsx',
      'src/client/ui/query-state.tsx',
      'src/client/ui/select-field.tsx',
      'src/client/ui/skeleton.tsx',
      'src/client/ui/text-field.tsx',
      'src/client/ui/use-modal.ts',
      'src/contract/family.ts',
    ],
    packages: /mutationObserver|useMutation[.]/,
    minShareCount: 2,
  },
  {
    // What every page loads for a signed-in family.
    name: 'signed-in',
    paths: [
      'src/client/data/storage/clear-account.ts',
      'src/client/data/session/account-services.ts',
      'src/client/data/profile/shared-profile.ts',
      'src/client/features/child/avatar.tsx',
      'src/client/features/child/use-choose-child.ts',
      'src/client/features/device/chooser/',
      'src/client/features/device/gate/parent-gate.tsx',
      'src/client/features/offline-stories/offline-manager.ts',
      'src/client/features/offline-stories/offline-manager-loader.tsx',
      'src/client/features/outbox/outbox-notifications.tsx',
      'src/client/lib/unsaved-input.ts',
      'src/client/shell/header/account.tsx',
      'src/client/shell/last-view.tsx',
      'src/client/shell/update-prompt.tsx',
    ],
  },
  // Other shared files are grouped by area: the pages of an area need most of them.
  {
    name: 'stories',
    paths: [
      'src/client/features/offline-stories/',
      'src/client/features/mark/',
      'src/client/features/list/',
      'src/client/features/reading/shared/sheet-button.tsx',
      'src/client/features/reading/shared/choice-row.tsx',
      'src/client/features/child/onboarding.ts',
      'src/client/features/child-editor/use-save-child.ts',
      'src/client/features/onboarding/invitation.tsx',
      'src/client/features/onboarding/skipped-answer.ts',
      'src/client/features/reading/listening/',
      'src/client/features/reading/settings/reader-look.ts',
      'src/client/features/reading/text/text-ranges.ts',
      'src/client/features/reading/voice/',
      'src/client/features/story/',
      'src/client/ui/content-dialog.tsx',
      'src/client/ui/sheet.tsx',
    ],
    except: ['src/client/features/story/top-stories/'],
    messages: ['library_', 'list_', 'onboarding_skip'],
    packages: /useMutationState/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    paths: [
      'src/client/features/declaration/',
      'src/client/features/session/',
      'src/client/features/settings/',
      'src/client/ui/text-with-element.tsx',
    ],
    minShareCount: 3,
  },
  {
    name: 'billing',
    paths: ['src/client/features/billing/'],
    messages: ['billing_', 'order_', 'payment_'],
    minShareCount: 2,
  },
  {
    name: 'family-news',
    paths: [
      'src/client/features/diary/diary-address.ts',
      'src/client/features/diary/diary-query.ts',
      'src/client/features/diary/mood-labels.ts',
      'src/client/features/news/news-address.ts',
      'src/client/features/news/news-query.ts',
      'src/client/features/news/news-labels.ts',
      'src/client/features/vote/vote-query.ts',
      'src/client/features/vote/vote-texts.ts',
    ],
    minShareCount: 2,
  },
  { name: 'editor', paths: ['src/client/features/editor/'], minShareCount: 3 },
]

/** Matches the absolute paths of the selected files on every system. */
export function chunkTest({ paths, except, messages = [], packages }: FileSelection): RegExp {
  const allPaths = [...paths, ...messages.map((start) => `src/client/paraglide/messages/${start}`)]
  const parts = [
    ...(allPaths.length > 0
      ? [`${except ? `^(?!.*${anyOf(except)}).*` : ''}${anyOf(allPaths)}`]
      : []),
    ...(packages ? [packages.source] : []),
  ]
  return new RegExp(parts.join('|'))
}

/** The groups in the build tool's format. What the files of an area import is grouped by itself. */
export const codeSplittingGroups = chunkGroups.map(({ name, minShareCount = 1, ...selection }) => ({
  name,
  minShareCount,
  includeDependenciesRecursively: !areas.has(name),
  test: chunkTest(selection),
}))

function anyOf(paths: string[]): string {
  const patterns = paths.map((path) => path.replaceAll('.', '[.]').replaceAll('/', '[\\\\/]'))
  return `(?:${patterns.join('|')})`
}
