import { LikedPage } from '../features/shelf/liked-page.tsx'

export function Component() {
  return <LikedPage />
}
