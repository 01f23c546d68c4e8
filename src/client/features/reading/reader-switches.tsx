import { LanguageSwitch, type SwitchesProps, ViewSwitch } from './bar/view-switches.tsx'
import { ListenButton } from './listening/listen-button.tsx'
import { MoreButton } from './more/more-button.tsx'
import { SettingsButton } from './settings/settings-button.tsx'
import type { ReaderSettings } from './settings/use-reader-settings.ts'
import { hasText, switchView } from './shared/reader-address.ts'
import { StoryLike } from './shared/story-like.tsx'

interface ReaderSwitchesProps extends SwitchesProps {
  settings: ReaderSettings
  isListening: boolean
  onListen: (isListening: boolean) => void
}

/** The switches of the bar: view, language, listening, settings, like and more. */
export function ReaderSwitches(props: ReaderSwitchesProps) {
  const { settings, isListening, onListen, ...switches } = props
  const { story, text, language, address, onChange } = switches
  const toggleListening = () => {
    if (!hasText(address.view)) onChange((from) => switchView(from, 'book'))
    onListen(!isListening)
  }
  return (
    <div className="reader-switches">
      <ViewSwitch {...switches} place="bar" />
      <LanguageSwitch {...switches} place="bar" />
      <ListenButton
        text={text}
        language={language}
        isListening={isListening}
        onToggle={toggleListening}
      />
      <SettingsButton settings={settings} story={story} />
      <StoryLike storyId={story.storyId} title={text.title} />
      <MoreButton {...switches} />
    </div>
  )
}
