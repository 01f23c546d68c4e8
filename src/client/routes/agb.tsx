import { groupEditions, type PageDocument } from '../features/document/document.ts'
import { LegalPage } from '../features/document/legal-page.tsx'

const editions = groupEditions(
  import.meta.glob<PageDocument>('../../../content/pages/agb/*.md', {
    eager: true,
    import: 'document',
  }),
)

export function Component() {
  return <LegalPage editions={editions} />
}
