import type { RefObject } from 'react'
import { freePlan } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../story/cover.tsx'
import { StoryHeart } from './story-heart.tsx'
import type { ReadStory } from './story-language.ts'
import './end-page.css'

interface EndPageProps extends ReadStory {
  /** Gets the page, which takes the focus after a turn. */
  pageRef: RefObject<HTMLElement | null>
  onAgain: () => void
}

/** After the last page: something to talk about, and where to go from here. */
export function EndPage({ story, text, language, pageRef, onAgain }: EndPageProps) {
  const { user } = useAuth()
  return (
    <section ref={pageRef} className="end-page paper" tabIndex={-1} aria-labelledby="end-heading">
      <div className="end-cover">
        <Cover coverImageUrl={story.coverImageUrl} title={text.title} sizes="16rem" isEager />
      </div>
      <div className="grid content-start justify-items-start gap-6">
        <div>
          <h2 id="end-heading" className="text-4xl">
            {m.reader_end()}
          </h2>
          <p lang={language} className="mt-1 text-lg text-soft">
            {text.title}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <StoryHeart storyId={story.storyId} title={text.title} size="large" />
          <span aria-hidden="true">{m.reader_like()}</span>
        </div>
        {text.questions.length > 0 && <Questions questions={text.questions} language={language} />}
        {user === null && story.isSample && (
          <p>{m.reader_invite({ count: freePlan.quotas.pdfReads })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          {user === null ? (
            <ButtonLink to="/login?mode=register" look="primary">
              {m.landing_register()}
            </ButtonLink>
          ) : (
            <ButtonLink to="/story-collection" look="primary">
              {m.landing_library()}
            </ButtonLink>
          )}
          <Button onClick={onAgain}>{m.reader_again()}</Button>
        </div>
      </div>
    </section>
  )
}

function Questions({ questions, language }: { questions: string[]; language: string }) {
  return (
    <div>
      <h3>{m.reader_talk()}</h3>
      <ul className="questions" lang={language}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  )
}
