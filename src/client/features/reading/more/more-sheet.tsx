import { Maximize, Minimize } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useKidsMode } from '../../device/use-kids-mode.ts'
import { chooseOnDevice, useDeviceChoice } from '../device-choice.ts'
import { dimmingChoice } from '../dimming/dimming.ts'
import { PrintList } from '../ending/print-list.tsx'
import { ReportButton } from '../ending/report-button.tsx'
import { storyPageOf } from '../progress/story-place.ts'
import { ChoiceRow } from '../settings/choice-row.tsx'
import { Sheet } from '../sheet.tsx'
import { spreadChoice } from '../spread/spread-choice.ts'
import { useMayHoldSpread } from '../spread/use-pairs-from.ts'
import { StoryHeart } from '../story-heart.tsx'
import type { SwitchesProps } from '../view-switches.tsx'
import { LanguageSwitch, ViewSwitch } from '../view-switches.tsx'
import { SaveInReader } from './save-in-reader.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import './more-sheet.css'

interface MoreSheetProps extends SwitchesProps {
  onClose: () => void
}

/** What has no room in the bar or is wanted only now and then. */
export function MoreSheet({ onClose, ...switches }: MoreSheetProps) {
  const { story, text, language, address } = switches
  const printId = useId()
  const isKidsMode = useKidsMode()
  const mayHoldSpread = useMayHoldSpread(address.view)
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
          {mayHoldSpread && <PairsRow />}
          <DimmingRow />
          <div className="more-actions">
            <StoryHeart
              storyId={story.storyId}
              title={text.title}
              size="large"
              word={m.reader_like()}
            />
            <FullscreenButton onDone={close} />
          </div>
          {!isKidsMode && <SaveInReader story={story} />}
          {!isKidsMode && text.prints.length > 0 && (
            <section aria-labelledby={printId}>
              <h3 id={printId}>{m.reader_print()}</h3>
              <PrintList {...{ story, text }} />
            </section>
          )}
          {!isKidsMode && (
            <ReportButton
              {...{ story, text, language }}
              page={Math.min(text.pages.length, storyPageOf(address, text.pages.length))}
            />
          )}
        </>
      )}
    </Sheet>
  )
}

function PairsRow() {
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
      onChange={(value) => chooseOnDevice(spreadChoice, value)}
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
      onChange={(value) => chooseOnDevice(dimmingChoice, value)}
    />
  )
}

function FullscreenButton({ onDone }: { onDone: () => void }) {
  const { isPossible, isOn, toggle } = useFullscreen()
  if (!isPossible) return null
  const Icon = isOn ? Minimize : Maximize
  const handleClick = () => {
    toggle()
    onDone()
  }
  return (
    <button type="button" className="reader-action" onClick={handleClick}>
      <Icon aria-hidden="true" size={22} />
      {isOn ? m.reader_fullscreen_end() : m.reader_fullscreen()}
    </button>
  )
}
