import { useQuery } from '@tanstack/react-query'
import { BookOpen, Maximize, Minimize } from 'lucide-react'
import { useId } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { m } from '../../../paraglide/messages.js'
import { Sheet } from '../../../ui/sheet.tsx'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { useOfflineStories } from '../../offline-stories/offline-state.ts'
import { isOfflineCopy } from '../../offline-stories/open-offline.ts'
import { SaveOffline } from '../../story/sheet/save-offline.tsx'
import { LanguageSwitch, type SwitchesProps, ViewSwitch } from '../bar/view-switches.tsx'
import { PrintList } from '../ending/print-list.tsx'
import { storyPageOf } from '../progress/story-place.ts'
import { ReportButton } from '../report/report-button.tsx'
import { ChoiceRow } from '../shared/choice-row.tsx'
import {
  dimmingChoice,
  setDeviceChoice,
  spreadChoice,
  useDeviceChoice,
} from '../shared/device-choice.ts'
import { atStart } from '../shared/reader-address.ts'
import { StoryLike } from '../shared/story-like.tsx'
import { useCanShowSpread } from '../spread/use-spread-start.ts'
import { useFullscreen } from './use-fullscreen.ts'
import './more-sheet.css'

interface MoreSheetProps extends SwitchesProps {
  onClose: () => void
}

/** The choices and actions that have no room in the bar. */
export function MoreSheet({ onClose, ...switches }: MoreSheetProps) {
  const { story, text, language, address, onChange } = switches
  const printId = useId()
  const isKidsMode = useKidsMode()
  const canShowSpread = useCanShowSpread(address.view)
  return (
    <Sheet
      className="side-sheet more-sheet"
      heading={m.reader_more()}
      closeLabel={m.reader_more_close()}
      onClose={onClose}
    >
      {(close) => (
        <>
          <ViewSwitch {...switches} place="sheet" />
          <LanguageSwitch {...switches} place="sheet" />
          {canShowSpread && <SpreadRow />}
          <DimmingRow />
          <div className="more-actions">
            <StoryLike
              storyId={story.storyId}
              title={text.title}
              size="large"
              label={m.reader_like()}
            />
            {address.page > 1 && (
              <button
                type="button"
                className="reader-action"
                onClick={() => {
                  onChange(atStart)
                  close()
                }}
              >
                <BookOpen aria-hidden="true" size={22} />
                {m.reader_resume_start()}
              </button>
            )}
            <FullscreenButton onToggled={close} />
          </div>
          {!isKidsMode && <SaveStory story={story} />}
          {!isKidsMode && text.prints.length > 0 && (
            <section aria-labelledby={printId}>
              <h3 id={printId}>{m.reader_print()}</h3>
              <PrintList story={story} text={text} />
            </section>
          )}
          {!isKidsMode && (
            <ReportButton
              story={story}
              text={text}
              language={language}
              page={Math.min(text.pages.length, storyPageOf(address, text.pages.length))}
            />
          )}
        </>
      )}
    </Sheet>
  )
}

function SpreadRow() {
  return (
    <ChoiceRow
      legend={m.reader_pairs()}
      value={useDeviceChoice(spreadChoice)}
      options={[
        { value: 'auto', label: m.reader_pairs_auto() },
        { value: 'off', label: m.reader_off() },
        { value: 'from-1', label: m.reader_pairs_from_1() },
        { value: 'from-2', label: m.reader_pairs_from_2() },
      ]}
      onChange={(value) => setDeviceChoice(spreadChoice, value)}
    />
  )
}

function DimmingRow() {
  return (
    <ChoiceRow
      legend={m.reader_dimming()}
      hint={m.reader_dimming_hint()}
      value={useDeviceChoice(dimmingChoice)}
      options={[
        { value: 'off', label: m.reader_off() },
        { value: 'light', label: m.reader_dimming_light() },
        { value: 'medium', label: m.reader_dimming_medium() },
        { value: 'strong', label: m.reader_dimming_strong() },
      ]}
      onChange={(value) => setDeviceChoice(dimmingChoice, value)}
    />
  )
}

function FullscreenButton({ onToggled }: { onToggled: () => void }) {
  const { isSupported, isOn, toggle } = useFullscreen()
  if (!isSupported) return null
  const Icon = isOn ? Minimize : Maximize
  const handleClick = () => {
    toggle()
    onToggled()
  }
  return (
    <button type="button" className="reader-action" onClick={handleClick}>
      <Icon aria-hidden="true" size={22} />
      {isOn ? m.reader_fullscreen_end() : m.reader_fullscreen()}
    </button>
  )
}

/** Saves the open story offline; it is already opened, so saving spends nothing. */
function SaveStory({ story }: { story: OpenedStory }) {
  const { storyId } = story
  const sheetQuery = query.story.get.queryOptions({ input: { storyId }, ...productQuery })
  const { data } = useQuery(sheetQuery)
  const card = useOfflineStories().stories.get(storyId)?.card ?? data
  // A story that was opened from its offline copy lacks the addresses of the files.
  return card && <SaveOffline card={card} {...(!isOfflineCopy(story) && { opened: story })} />
}
