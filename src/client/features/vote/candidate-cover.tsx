import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { withStory } from '../story/address/library-address.ts'
import { Cover } from '../story/card/cover.tsx'
import { StorySheet } from '../story/sheet/story-sheet.tsx'

/** History state: the previous entry is this page without the sheet. */
const openedFromPoll = { isSampleOpenedHere: true }

interface CandidateCoverProps {
  storyId: string | null
  coverImageUrl: string | null
  /** The candidate's title. */
  title: string
}

/** The cover of a candidate's sample story, which opens the story's sheet; a placeholder without one. */
export function CandidateCover({ storyId, coverImageUrl, title }: CandidateCoverProps) {
  const [address] = useSearchParams()
  const cover = (
    <Cover
      coverImageUrl={coverImageUrl}
      title={title}
      sizes="(width >= 48rem) 150px, 30vw"
      isDecorative
    />
  )
  if (storyId === null) return <div className="candidate-cover">{cover}</div>
  return (
    <Link
      to={{ search: withStory(address, storyId).toString() }}
      state={openedFromPoll}
      preventScrollReset
      className="candidate-cover story-card"
      aria-label={m.vote_sample_named({ title })}
    >
      {cover}
      <span className="ribbon">{m.vote_sample()}</span>
    </Link>
  )
}

/** The sheet of the sample story in the address. */
export function SampleSheet() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const close = () => {
    const current = new URLSearchParams(location.search)
    // The back button has already closed it.
    if (!current.has('story')) return
    if (state?.isSampleOpenedHere) void navigate(-1)
    else {
      const search = withStory(current, null).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }
  }
  return <StorySheet storyId={address.get('story')} onClose={close} />
}
