import { ORPCError } from '@orpc/client'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { useRetryOnline } from '../../../lib/use-retry-online.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { ContentDialog } from '../../../ui/content-dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLimitedChild } from '../../child/use-limited-child.ts'
import hedgehog from '../card/sleeping-hedgehog.svg'
import { OfflineShelf } from '../offline/offline-shelf.tsx'
import { UnsavedStory } from '../offline/unsaved-story.tsx'
import { useKnownCard } from '../offline/use-known-card.ts'
import './story-sheet.css'
import './story-sheet-print.css'
import { StorySheetContent } from './story-sheet-content.tsx'

interface StorySheetProps {
  /** Null while no sheet is open. */
  storyId: string | null
  /** For Escape, the close button and a click beside the sheet. */
  onClose: () => void
}

const headingId = 'story-sheet-heading'

/** Details for parents before a story is opened; they count no read. */
export function StorySheet({ storyId, onClose }: StorySheetProps) {
  return (
    <ContentDialog
      contentId={storyId}
      className="story-sheet"
      labelledBy={headingId}
      closeLabel={m.story_sheet_close()}
      onClose={onClose}
    >
      {storyId !== null && <SheetBody key={storyId} storyId={storyId} onClose={onClose} />}
    </ContentDialog>
  )
}

function SheetBody({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const sheet = useQuery({
    ...query.story.get.queryOptions({ input: { storyId } }),
    ...productQuery,
  })
  const { data, error, refetch } = sheet
  const isOnline = useRetryOnline(sheet)
  if (data) return <StorySheetContent story={data} headingId={headingId} />
  if (!isOnline) return <OfflineSheet storyId={storyId} />
  if (error === null) {
    return (
      <div className="waiting grid min-h-72 place-items-center">
        <Spinner label={m.story_sheet_loading()} />
      </div>
    )
  }
  const isMissing = error instanceof ORPCError && (error.status === 404 || error.status === 400)
  return (
    <div className="grid justify-items-center gap-4 p-8 pt-16 text-center" role="alert">
      <img src={hedgehog} width={240} height={150} alt="" />
      <h2 id={headingId}>{isMissing ? m.story_unavailable() : m.story_sheet_error()}</h2>
      {isMissing ? (
        <>
          <UnavailableHint />
          <Button variant="primary" onClick={onClose}>
            {m.story_sheet_close()}
          </Button>
        </>
      ) : (
        <Button variant="primary" onClick={() => void refetch()}>
          {m.site_retry()}
        </Button>
      )}
    </div>
  )
}

/** The story is not on this device, but others may be; a network loads the sheet. */
function OfflineSheet({ storyId }: { storyId: string }) {
  const card = useKnownCard(storyId)
  return (
    <div className="story-sheet-offline">
      <div role="alert">
        <UnsavedStory card={card} Heading="h2" headingId={headingId} />
      </div>
      <OfflineShelf isOnPaper />
    </div>
  )
}

/** The server answers the same for missing stories and for those beyond the child's limits. */
function UnavailableHint() {
  const child = useLimitedChild()
  return (
    <p>{child ? m.story_unavailable_child({ name: child.name }) : m.story_unavailable_hint()}</p>
  )
}
