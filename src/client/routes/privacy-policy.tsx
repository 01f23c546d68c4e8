import type { PageDocument } from '../features/document/document.ts'
import { editionsOf } from '../features/document/document.ts'
import { LegalPage } from '../features/document/legal-page.tsx'

const editions = editionsOf(
  import.meta.glob<PageDocument>('../../../content/pages/privacy-policy/*.md', {
    eager: true,
    import: 'document',
  }),
)

export function Component() {
  return <LegalPage editions={editions} />
}
