import { ListenButton } from './listening/listen-button.tsx'
import { MoreButton } from './more/more-button.tsx'
import { hasWords, inView } from './reader-address.ts'
import { SettingsButton } from './settings/settings-button.tsx'
import type { ReaderSettings } from './settings/use-reader-settings.ts'
import { StoryHeart } from './story-heart.tsx'
import type { SwitchesProps } from './view-switches.tsx'
import { LanguageSwitch, ViewSwitch } from './view-switches.tsx'

interface ReaderSwitchesProps extends SwitchesProps {
  settings: ReaderSettings
  isListening: boolean
  onListen: (isListening: boolean) => void
}

/** View, language, listening, settings, heart and the rest, as far as the story has them. */
export function ReaderSwitches(props: ReaderSwitchesProps) {
  const { settings, isListening, onListen, ...switches } = props
  const { story, text, language, address, onChange } = switches
  const toggleListening = () => {
    if (!hasWords(address.view)) onChange((from) => inView(from, 'book'))
    onListen(!isListening)
  }
  return (
    <div className="reader-switches">
      <ViewSwitch {...switches} place="bar" />
      <LanguageSwitch {...switches} place="bar" />
      <ListenButton {...{ story, text, language, isListening }} onToggle={toggleListening} />
      <SettingsButton settings={settings} story={story} />
      <StoryHeart storyId={story.storyId} title={text.title} />
      <MoreButton {...switches} />
    </div>
  )
}
