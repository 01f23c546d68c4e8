import { Volume2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { api } from '../../../data/core/api.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import {
  type ExpectedSilence,
  useExpectedSilence,
} from '../../reading/voice/use-expected-silence.ts'

const SilentSheet = lazyPart(() =>
  import('../../reading/voice/silent-sheet.tsx').then((code) => code.SilentSheet),
)

/**
 * „Anhören“; where nothing can read aloud, it says so before the story is opened and counted. Nothing
 * offline without a saved recording, as in the reader.
 */
export function ListenAction({ story }: { story: StoryCard }) {
  const expected = useExpectedSilence(story)
  const [isExplained, setExplained] = useState(false)
  const navigate = useNavigate()
  const { storyId } = story
  const readAddress = `/reader?story=${storyId}`
  const address = `${readAddress}&listen=1`
  const label = (
    <>
      <Volume2 aria-hidden="true" size={22} />
      {m.story_listen()}
    </>
  )
  if (!expected) return <ButtonLink to={address}>{label}</ButtonLink>
  if (expected.silence === 'not-saved') return null
  const handleClick = async () => {
    if (await isCounted(storyId, expected)) await navigate(address)
    else setExplained(true)
  }
  return (
    <>
      <Button onClick={() => void handleClick()}>{label}</Button>
      {isExplained && (
        <Suspense>
          <SilentSheet
            storyId={storyId}
            {...expected}
            readAddress={readAddress}
            onClose={() => setExplained(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Whether the recording is counted this month and so plays; if that is unknown, the reader finds out. */
async function isCounted(storyId: string, { language, mayBeCounted }: ExpectedSilence) {
  if (!mayBeCounted) return false
  const counted = await api.reading.listRecordings().catch(() => null)
  return (
    counted?.some(
      (one) => one.storyId === storyId && one.language === language && one.medium === 'audio',
    ) ?? true
  )
}
