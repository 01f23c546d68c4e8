import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Cover } from '../story/cover.tsx'
import { withStory } from '../story/library-address.ts'
import { StorySheet } from '../story/story-sheet.tsx'

/** The entry of the history below an open sheet is this page without it. */
const openedHere = { isSampleOpenedHere: true }

interface CandidateCoverProps {
  storyId: string | null
  coverImageUrl: string | null
  /** Of the candidate. */
  title: string
}

/** The cover of a story that gives an idea of a candidate; it opens the story's sheet. */
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
      state={openedHere}
      preventScrollReset
      className="candidate-cover story-card"
      aria-label={m.vote_sample_named({ title })}
    >
      {cover}
      <span className="ribbon">{m.vote_sample()}</span>
    </Link>
  )
}

/** The sheet that the address names. */
export function SampleSheet() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const close = () => {
    const current = new URLSearchParams(location.search)
    // Back has closed it already.
    if (!current.has('story')) return
    if (state?.isSampleOpenedHere) void navigate(-1)
    else {
      const search = withStory(current, null).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }
  }
  return <StorySheet storyId={address.get('story')} onClose={close} />
}
