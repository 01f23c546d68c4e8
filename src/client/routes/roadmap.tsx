import { RoadmapPage } from '../features/roadmap/roadmap-page.tsx'

export function Component() {
  return <RoadmapPage />
}
