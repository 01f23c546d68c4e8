import type { ComponentType } from 'react'
import { lazy } from 'react'
import { m } from '../../paraglide/messages.js'

/** A part of the content manager, at `/content-manager?bereich=<id>`. */
export interface Area {
  id: string
  label: () => string
  /** Loaded when it is first shown. */
  Panel: ComponentType
}

/** Every part of the content manager in the order of its tabs; the first is what one comes to. */
export const areas: Area[] = [
  {
    id: 'geschichten',
    label: m.editor_area_draft,
    Panel: lazy(async () => ({ default: (await import('./draft/stories-area.tsx')).StoriesArea })),
  },
  {
    id: 'import',
    label: m.editor_area_intake,
    Panel: lazy(async () => ({ default: (await import('./intake/intake-area.tsx')).IntakeArea })),
  },
  {
    id: 'neuigkeiten',
    label: m.editor_area_news,
    Panel: lazy(async () => ({ default: (await import('./news/news-area.tsx')).NewsArea })),
  },
  {
    id: 'abstimmungen',
    label: m.editor_area_vote,
    Panel: lazy(async () => ({ default: (await import('./vote/polls-panel.tsx')).PollsPanel })),
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
    label: m.editor_area_figures,
    Panel: lazy(async () => ({
      default: (await import('./figures/figures-area.tsx')).FiguresArea,
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
    Panel: lazy(async () => ({ default: (await import('./queue-area.tsx')).QueueArea })),
  },
]
