import { useQuery } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { forestQuery } from '../diary/diary-query.ts'
import { Forest, ForestSkeleton } from '../diary/forest/forest.tsx'
import { Block } from './block.tsx'
import { QueryContent } from './query-content.tsx'

/** „Lese-Wald“ of the family, or of a child. */
export function ReadingForest({ uid, child }: { uid: string | null; child: Child | null }) {
  const childId = child?.childId ?? null
  const forest = useQuery(forestQuery(uid, childId))
  return (
    <Block heading={child ? m.forest_with({ name: child.name }) : m.forest_heading()}>
      <QueryContent query={forest} errorText={m.forest_failed()} skeleton={<ForestSkeleton />}>
        {(data) => <Forest forest={data} childId={childId} />}
      </QueryContent>
    </Block>
  )
}
