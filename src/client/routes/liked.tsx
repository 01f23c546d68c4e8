import { LikedPage } from '../features/list/liked-page.tsx'

export function Component() {
  return <LikedPage />
}
