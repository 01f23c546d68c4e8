import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { withStory } from '../story/address/library-address.ts'
import { StorySheet } from '../story/sheet/story-sheet.tsx'

/** History state: the previous entry is this page without the sheet. */
const openedFromPoll = { isSimilarOpenedHere: true }

/** A link to the sheet of a story of the library that resembles a candidate. */
export function SimilarStoryLink({ storyId, title }: { storyId: string; title: string }) {
  const [address] = useSearchParams()
  return (
    <Link
      to={{ search: withStory(address, storyId).toString() }}
      state={openedFromPoll}
      preventScrollReset
      className="candidate-similar"
      aria-label={m.vote_similar_named({ title })}
    >
      {m.vote_similar()}
    </Link>
  )
}

/** The sheet of the story in the address. */
export function SimilarStorySheet() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const close = () => {
    const current = new URLSearchParams(location.search)
    // The back button has already closed it.
    if (!current.has('story')) return
    if (state?.isSimilarOpenedHere) void navigate(-1)
    else {
      const search = withStory(current, null).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }
  }
  return <StorySheet storyId={address.get('story')} onClose={close} />
}
