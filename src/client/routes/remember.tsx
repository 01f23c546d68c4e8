import { ShelfPage } from '../features/shelf/shelf-page.tsx'

export function Component() {
  return <ShelfPage shelf="remember" />
}
