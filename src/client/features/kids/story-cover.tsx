import type { StoryCard } from '../../../contract/story-card.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Cover } from '../story/card/cover.tsx'
import { titleIn } from '../story/labels/story-texts.ts'
import type { MonthStories } from '../story/state/use-story-states.ts'
import { WaitLine } from '../story/state/wait-line.tsx'
import { SpeakButton } from './speak-button.tsx'

/** Widths of covers, as the `sizes` of an image. */
const sizesAlone = '(orientation: landscape) 50vw, 90vw'
const sizesTogether = '(orientation: landscape) 31vw, (width >= 40rem) 62vw, 90vw'

interface StoryCoverProps {
  story: StoryCard
  /** Whether it is the only cover of the screen. */
  isAlone: boolean
  month: MonthStories
}

/** A story's cover, one tap from its text, and a button that says its title. */
export function StoryCover({ story, isAlone, month }: StoryCoverProps) {
  const { text, hyphenated, lang } = titleIn(getLocale(), story)
  return (
    <li className="kids-cover">
      <Link to={`/reader?story=${story.storyId}`} className="kids-cover-link">
        <Cover
          coverImageUrl={story.coverImageUrl}
          title={text}
          sizes={isAlone ? sizesAlone : sizesTogether}
          isEager
          isDecorative
        />
        {/* The title is drawn on the cover. */}
        <span className={story.coverImageUrl ? 'sr-only' : 'kids-title'} lang={lang}>
          {hyphenated}
        </span>
        <WaitLine storyId={story.storyId} month={month} />
      </Link>
      <SpeakButton text={text} language={lang} />
    </li>
  )
}
