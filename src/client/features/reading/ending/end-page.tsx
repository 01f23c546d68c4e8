import { RotateCcw } from 'lucide-react'
import { type PropsWithChildren, type RefObject, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListName } from '../../../../contract/list.ts'
import { freePlan } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { useLazyPart } from '../../../lib/lazy-part.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { HomeLink } from '../../kids/home-link.tsx'
import { isBedtimeList } from '../../list/bedtime-address.ts'
import { NextOnList } from '../../list/next-on-list.tsx'
import { MarkButton } from '../../mark/mark-button.tsx'
import { storyAddress } from '../../story/address/story-address.ts'
import hedgehog from '../../story/card/sleeping-hedgehog.svg'
import { titleIn } from '../../story/labels/story-texts.ts'
import { useSimilar } from '../../story/sheet/use-similar.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { preloadedPart } from '../shared/preloaded-parts.ts'
import { StoryLike } from '../shared/story-like.tsx'
import { LastPicture } from './last-picture.tsx'
import { Questions } from './questions.tsx'
import './end-page.css'

const endExtras = preloadedPart(() => import('./end-extras.tsx').then((code) => code.EndExtras))

interface EndPageProps extends LocalizedStory {
  /** Receives the focus after a turn. */
  pageRef: RefObject<HTMLElement | null>
  /** Whether the sleep timer ended the reading: only a good night is shown. */
  isBedtime?: boolean
  /** Whether every page was shown, not only the last by a jump. */
  isWholeRead?: boolean
  onAgain: () => void
}

/** The closing page: the end, where to go next, and questions to talk about. */
export function EndPage(props: EndPageProps) {
  const { story, text, language, pageRef, isBedtime, isWholeRead, onAgain } = props
  const { user } = useAuth()
  const [address] = useSearchParams()
  const isListed = isBedtimeList(address) && user !== null && !isBedtime
  const isKidsMode = useKidsMode()
  const localized = { story, text, language }
  const questions = <Questions questions={text.questions} language={language} />
  const mark = (list: ListName) => (
    <MarkButton list={list} className="sheet-mark" storyId={story.storyId} title={text.title} />
  )
  return (
    <section ref={pageRef} className="end-page paper" tabIndex={-1} aria-labelledby="end-heading">
      <div className="end-close">
        {isBedtime ? (
          <img className="end-hedgehog" src={hedgehog} width={240} height={150} alt="" />
        ) : (
          <LastPicture text={text} />
        )}
        <h2 id="end-heading">{isBedtime ? m.reader_good_night() : m.reader_end()}</h2>
        <p lang={language} className="end-title">
          {text.title}
        </p>
        {user !== null && isWholeRead && !isBedtime && (
          <p className="end-done">{m.reader_done()}</p>
        )}
        {user === null && story.isSample && (
          <p className="end-invite">{m.reader_invite({ count: freePlan.quotas.pdfReads })}</p>
        )}
        <div className="end-ways">
          {isListed ? (
            <NextOnList storyId={story.storyId} fallback={<NextStep storyId={story.storyId} />} />
          ) : (
            <NextStep storyId={story.storyId} />
          )}
          <Button onClick={onAgain}>
            <RotateCcw aria-hidden="true" size={22} />
            {m.reader_again()}
          </Button>
          {isKidsMode && mark('favorites')}
        </div>
        {!isKidsMode && (
          <div className="sheet-marks end-marks">
            <StoryLike
              storyId={story.storyId}
              title={text.title}
              size="large"
              label={m.reader_like()}
            />
            {mark('favorites')}
            {mark('remember')}
          </div>
        )}
      </div>
      {isBedtime ? questions : <Extras {...localized}>{questions}</Extras>}
    </section>
  )
}

/** Similar stories and more around the questions, or a message where their code does not load. */
function Extras({ children, ...localized }: PropsWithChildren<LocalizedStory>) {
  const [isMissing, setMissing] = useState(false)
  const EndExtras = useLazyPart(endExtras, true, () => setMissing(true))
  if (EndExtras) return <EndExtras {...localized}>{children}</EndExtras>
  return (
    <>
      {isMissing ? (
        <p role="status">{m.reader_similar_offline()}</p>
      ) : (
        <Spinner label={m.reader_similar_loading()} />
      )}
      {children}
    </>
  )
}

function NextStep({ storyId }: { storyId: string }) {
  const isGuest = useAuth().user === null
  if (useKidsMode()) return <HomeLink />
  return isGuest ? (
    <ButtonLink to="/login?mode=register" variant="primary">
      {m.landing_register()}
    </ButtonLink>
  ) : (
    <NextStory storyId={storyId} />
  )
}

/** Leads a family to the sheet of the first similar story, or to the library where none opens. */
function NextStory({ storyId }: { storyId: string }) {
  const { similar, stories, next } = useSimilar(storyId)
  // No button is replaced under a finger when the answer arrives.
  if (!stories && !similar.error && similar.fetchStatus !== 'paused')
    return <div className="end-next-waiting" />
  return next ? (
    <ButtonLink variant="primary" to={storyAddress(next.storyId, true)}>
      {m.list_next({ title: titleIn(getLocale(), next).text })}
    </ButtonLink>
  ) : (
    <ButtonLink to="/story-collection" variant="primary">
      {m.landing_library()}
    </ButtonLink>
  )
}
