import { editionFor, groupEditions, type PageDocument } from '../features/document/document.ts'
import { Vision } from '../features/vision/vision.tsx'
import { getLocale } from '../paraglide/runtime.js'
import { PageHead } from '../shell/page/page-head.tsx'

const editions = groupEditions(
  import.meta.glob<PageDocument>('../../../content/pages/vision/*.md', {
    eager: true,
    import: 'document',
  }),
)

export function Component() {
  const text = editionFor(editions, '')[getLocale()]
  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <Vision text={text} />
    </>
  )
}
