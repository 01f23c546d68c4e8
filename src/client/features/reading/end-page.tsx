import type { RefObject } from 'react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { freePlan } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { MarkButton } from '../mark/mark-button.tsx'
import { isBedtimeList } from '../shelf/bedtime-address.ts'
import { NextOnList } from '../shelf/next-on-list.tsx'
import hedgehog from '../story/sleeping-hedgehog.svg'
import { Questions } from './ending/questions.tsx'
import { latePart, useLatePart } from './late-part.ts'
import { pictureSources } from './picture-sources.ts'
import { StoryHeart } from './story-heart.tsx'
import type { ReadStory } from './story-language.ts'
import './end-page.css'

const endExtras = latePart(() => import('./ending/end-extras.tsx').then((code) => code.EndExtras))

interface EndPageProps extends ReadStory {
  /** Gets the page, which takes the focus after a turn. */
  pageRef: RefObject<HTMLElement | null>
  /** The sleep timer ran out: only good night is left to say. */
  isBedtime?: boolean
  onAgain: () => void
}

/** The closing page of the book: the end, something to talk about, and where to go from here. */
export function EndPage({ story, text, language, pageRef, isBedtime, onAgain }: EndPageProps) {
  const { user } = useAuth()
  const [address] = useSearchParams()
  const isListed = isBedtimeList(address) && user !== null && !isBedtime
  const read = { story, text, language }
  return (
    <section ref={pageRef} className="end-page paper" tabIndex={-1} aria-labelledby="end-heading">
      <div className="end-close">
        {isBedtime ? (
          <img className="end-hedgehog" src={hedgehog} width={240} height={150} alt="" />
        ) : (
          <Vignette text={text} />
        )}
        <h2 id="end-heading">{isBedtime ? m.reader_good_night() : m.reader_end()}</h2>
        <p lang={language} className="end-title">
          {text.title}
        </p>
        {user !== null && !isBedtime && <p className="end-done">{m.reader_done()}</p>}
        <div className="end-marks">
          <StoryHeart
            storyId={story.storyId}
            title={text.title}
            size="large"
            word={m.reader_like()}
          />
          <MarkButton
            shelf="favorites"
            className="reader-action"
            storyId={story.storyId}
            title={text.title}
          />
          <MarkButton
            shelf="remember"
            className="reader-action"
            storyId={story.storyId}
            title={text.title}
          />
        </div>
        {user === null && story.isSample && (
          <p>{m.reader_invite({ count: freePlan.quotas.pdfReads })}</p>
        )}
        <div className="end-ways">
          {isListed ? (
            <NextOnList storyId={story.storyId} otherwise={<WayOn isGuest={false} />} />
          ) : (
            <WayOn isGuest={user === null} />
          )}
          <Button onClick={onAgain}>{m.reader_again()}</Button>
        </div>
      </div>
      <Questions questions={text.questions} language={language} />
      {!isBedtime && <Extras {...read} />}
    </section>
  )
}

/** The story is told all the same where they do not come. */
function Extras(read: ReadStory) {
  const [isMissing, setMissing] = useState(false)
  const EndExtras = useLatePart(endExtras, true, () => setMissing(true))
  if (EndExtras) return <EndExtras {...read} />
  if (isMissing) return <p role="status">{m.reader_similar_offline()}</p>
  return <Spinner label={m.reader_similar_loading()} />
}

function WayOn({ isGuest }: { isGuest: boolean }) {
  return isGuest ? (
    <ButtonLink to="/login?mode=register" look="primary">
      {m.landing_register()}
    </ButtonLink>
  ) : (
    <ButtonLink to="/story-collection" look="primary">
      {m.landing_library()}
    </ButtonLink>
  )
}

/** The last picture once more, small and round, as old picture books close. */
function Vignette({ text }: Pick<ReadStory, 'text'>) {
  const [isMissing, setMissing] = useState(false)
  const page = text.pages.at(-1)
  if (isMissing || !page || page.pictureUrl === '') return null
  const { src, srcSet } = pictureSources(page)
  return (
    <div className="end-vignette">
      <img
        src={src}
        srcSet={srcSet}
        sizes="24rem"
        width={1600}
        height={1200}
        alt=""
        onError={() => setMissing(true)}
      />
    </div>
  )
}
