import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { StorySheet } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dotted } from '../../../ui/dotted.tsx'
import { MarkButton } from '../../mark/mark-button.tsx'
import { withStory } from '../address/library-address.ts'
import { Cover } from '../card/cover.tsx'
import { LikeButton } from '../card/like-button.tsx'
import { Ribbon } from '../card/ribbon.tsx'
import { useLikes } from '../card/use-likes.ts'
import { kindLabel, languageLabel } from '../filter/filter-labels.ts'
import { wordFit } from '../labels/longest-word.ts'
import { authorLabel, cardFacts } from '../labels/story-labels.ts'
import { teaserIn, textsIn, titleIn } from '../labels/story-texts.ts'
import { valueLabel } from '../labels/story-values.ts'
import { ConfirmNote } from '../state/confirm-note.tsx'
import type { StoryState } from '../state/story-state.ts'
import { useMonthStories, useStoryStates } from '../state/use-story-states.ts'
import { OpensAgain } from '../state/used-up.tsx'
import { NotSaved } from '../state/wait-line.tsx'
import { ListenAction } from './listen-action.tsx'
import { SaveOffline } from './save-offline.tsx'
import { ScareOwls } from './scare-owls.tsx'
import { SimilarStories } from './similar-stories.tsx'

interface StorySheetContentProps {
  story: StorySheet
  headingId: string
}

/** Cover and buttons on one side, the story's details on the other. */
export function StorySheetContent({ story, headingId }: StorySheetContentProps) {
  const language = getLocale()
  const title = titleIn(language, story)
  const teaser = teaserIn(language, story)
  const texts = textsIn(language, story)
  const stateOf = useStoryStates()
  return (
    <div className="story-sheet-grid">
      <div className="story-sheet-side">
        <div className="story-sheet-cover">
          <Cover
            coverImageUrl={story.coverImageUrl}
            title={title.text}
            sizes="(width >= 48rem) 300px, 60vw"
            isEager
            isDecorative
          />
          <Ribbon story={story} state={stateOf(story.storyId)} />
        </div>
        <Actions story={story} title={title.text} />
      </div>
      <div className="story-sheet-text">
        <h2 id={headingId} lang={title.lang} style={wordFit(title.text)}>
          {title.text}
        </h2>
        {/* On a phone the facts come after the first screen. */}
        <p className="mt-1 font-bold md:hidden">
          <Dotted>{cardFacts(story)}</Dotted>
        </p>
        {story.author && (
          <p className="mt-1 text-sm text-soft">
            {m.story_author({ author: authorLabel(story.author) })}
          </p>
        )}
        <p className="mt-3 text-lg" lang={teaser.lang}>
          {teaser.text}
        </p>
      </div>
      <Facts story={story} />
      <div className="story-sheet-more">
        <ReadsLeft story={story} />
        <SaveOffline card={story} />
        {texts && (
          <div className="story-sheet-texts">
            <div>
              <TextSection heading={m.story_about()} lang={texts.lang} text={texts.about} />
              <TextSection heading={m.story_note()} lang={texts.lang} text={texts.contentNote} />
            </div>
            <FirstPage lang={texts.lang} paragraphs={texts.firstPage} />
          </div>
        )}
        <SimilarInSheet storyId={story.storyId} />
        {story.source && (
          <p className="mt-6 text-sm text-soft">{`${m.story_source()}: ${story.source}`}</p>
        )}
      </div>
    </div>
  )
}

/** Buttons to read, hear, like and mark the story. */
function Actions({ story, title }: { story: StorySheet; title: string }) {
  const likes = useLikes()
  return (
    <div className="story-sheet-actions">
      <ReadActions story={story} />
      <div className="sheet-marks">
        <LikeButton
          likes={likes}
          storyId={story.storyId}
          title={title}
          count={story.likes}
          size="large"
          label={m.reader_like()}
        />
        <MarkButton list="favorites" className="sheet-mark" storyId={story.storyId} title={title} />
        <MarkButton list="remember" className="sheet-mark" storyId={story.storyId} title={title} />
      </div>
    </div>
  )
}

/** Buttons to read and hear the story or, where a limit is reached, what opens it again. */
function ReadActions({ story }: { story: StorySheet }) {
  const { kind } = useStoryStates()(story.storyId)
  const { usedUpUntil, isKnown, isDeviceOnly, isOpen } = useMonthStories()
  if (!isKnown) return <div className="story-sheet-read" />
  if (!isOpen(story)) {
    if (isDeviceOnly) {
      return (
        <p className="story-sheet-wait">
          <NotSaved />
        </p>
      )
    }
    return usedUpUntil === null ? (
      <ConfirmNote />
    ) : (
      <p className="story-sheet-wait">
        <OpensAgain at={usedUpUntil} />
      </p>
    )
  }
  return (
    <div className="story-sheet-read">
      <ButtonLink variant="primary" to={`/reader?story=${story.storyId}`}>
        {readLabels[kind]()}
      </ButtonLink>
      {story.hasAudio && <ListenAction story={story} />}
    </div>
  )
}

/** How many stories open before the mailbox is verified; where none is left, the buttons say so. */
function ReadsLeft({ story }: { story: StorySheet }) {
  const { confirmLeft, isOpen } = useMonthStories()
  return confirmLeft !== null && isOpen(story) && <ConfirmNote />
}

const readLabels: Record<StoryState['kind'], () => string> = {
  new: m.story_read,
  opened: m.story_read,
  begun: m.dashboard_go_on,
  finished: m.story_read_again,
}

/** A similar story's sheet replaces this one, so that closing it leads back to the library. */
function SimilarInSheet({ storyId }: { storyId: string }) {
  const { search, state } = useLocation()
  return (
    <SimilarStories
      storyId={storyId}
      heading={m.story_similar()}
      linkOf={(similarId) => ({
        to: { search: withStory(new URLSearchParams(search), similarId).toString() },
        replace: true,
        state,
      })}
    />
  )
}

function Facts({ story }: { story: StorySheet }) {
  const { minutes, ageFrom, ageTo, values, languages, kind, level, isLevelComputed, scare } = story
  const time = minutes === 1 ? m.story_time_minute() : m.story_time_minutes({ minutes })
  return (
    <dl className="story-facts">
      <Fact name={m.story_age()}>{m.story_age_range({ from: ageFrom, to: ageTo })}</Fact>
      <Fact name={m.story_time()}>{time}</Fact>
      <Fact name={m.library_kind()}>{kindLabel(kind)}</Fact>
      <Fact name={m.library_value()}>{values.map(valueLabel).join(', ')}</Fact>
      <Fact name={m.story_languages()}>{languages.map(languageLabel).join(', ')}</Fact>
      <Fact name={m.library_level()}>
        {m.story_level_of({ level })}{' '}
        {isLevelComputed && (
          <span className="font-normal text-soft">{m.story_level_computed()}</span>
        )}
      </Fact>
      <Fact name={m.story_scare()}>
        <ScareOwls scare={scare} />
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function TextSection({ heading, lang, text }: { heading: string; lang: string; text: string }) {
  if (text === '') return null
  return (
    <section className="mt-6">
      <h3>{heading}</h3>
      <p className="mt-1" lang={lang}>
        {text}
      </p>
    </section>
  )
}

/** The first page of the book. */
function FirstPage({ lang, paragraphs }: { lang: string; paragraphs: string[] }) {
  if (paragraphs.length === 0) return null
  return (
    <section className="mt-6">
      <h3>{m.story_first_page()}</h3>
      <blockquote className="first-page" lang={lang}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
    </section>
  )
}
