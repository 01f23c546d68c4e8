import { type ComponentType, lazy } from 'react'
import { m } from '../../paraglide/messages.js'

/** An area of the content manager, at `/content-manager?bereich=<id>`. */
export interface Area {
  id: string
  label: () => string
  /** Loads on first display. */
  Panel: ComponentType
}

/** All areas in the order of their tabs; the first is the default. */
export const areas: Area[] = [
  {
    id: 'geschichten',
    label: m.editor_area_draft,
    Panel: lazy(async () => ({ default: (await import('./draft/stories-area.tsx')).StoriesArea })),
  },
  {
    id: 'import',
    label: m.editor_area_story_import,
    Panel: lazy(async () => ({
      default: (await import('./story-import/story-import-area.tsx')).StoryImportArea,
    })),
  },
  {
    id: 'neuigkeiten',
    label: m.editor_area_news,
    Panel: lazy(async () => ({ default: (await import('./news/news-area.tsx')).NewsArea })),
  },
  {
    id: 'abstimmungen',
    label: m.editor_area_vote,
    Panel: lazy(async () => ({ default: (await import('./vote/vote-area.tsx')).VoteArea })),
  },
  {
    id: 'fahrplan',
    label: m.editor_area_roadmap,
    Panel: lazy(async () => ({
      default: (await import('./roadmap/roadmap-area.tsx')).RoadmapArea,
    })),
  },
  {
    id: 'nachrichten',
    label: m.editor_area_contact,
    Panel: lazy(async () => ({
      default: (await import('./contact/contact-area.tsx')).ContactArea,
    })),
  },
  {
    id: 'zahlen',
    label: m.editor_area_statistics,
    Panel: lazy(async () => ({
      default: (await import('./statistics/statistics-area.tsx')).StatisticsArea,
    })),
  },
  {
    id: 'messwerte',
    label: m.editor_area_traces,
    Panel: lazy(async () => ({ default: (await import('./traces/traces-area.tsx')).TracesArea })),
  },
  {
    id: 'protokoll',
    label: m.editor_area_changes,
    Panel: lazy(async () => ({
      default: (await import('./changes/changes-area.tsx')).ChangesArea,
    })),
  },
  {
    id: 'ausgang',
    label: m.editor_area_queue,
    Panel: lazy(async () => ({ default: (await import('./queue/queue-area.tsx')).QueueArea })),
  },
]
