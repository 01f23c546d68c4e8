import type { Language } from '../../../../contract/base.ts'
import { catalogue, sampleStoryId } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { formatLongDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { SampleLink } from '../shared/sample-link.tsx'
import './silent-sheet.css'
import type { Silence } from './why-silent.ts'

interface SilentSheetProps {
  storyId: string
  silence: Silence
  language: Language
  /** Where „Lesen“ leads; without it, the story is open already. */
  readAddress?: string
  onClose: () => void
}

/** Says why a story cannot be heard, and what can be: the sample, and everything with minutes. */
export function SilentSheet(props: SilentSheetProps) {
  const isKidsMode = useKidsMode()
  const { storyId, silence, language, readAddress, onClose } = props
  const isForSale = silence === 'no-minutes' || silence === 'used-up'
  return (
    <Sheet
      className="dialog silent-sheet"
      heading={isKidsMode ? m.kids_ask_parents() : m.reader_silent()}
      closeLabel={m.site_close()}
      onClose={onClose}
    >
      {(close) => (
        <>
          {isKidsMode ? (
            <ForChild />
          ) : (
            <>
              {storyId !== sampleStoryId && silence !== 'not-saved' && (
                <SampleLink label={m.reader_silent_sample()} isListening />
              )}
              <Reason silence={silence} language={language} />
              {isForSale && <Offer />}
            </>
          )}
          <div className="silent-actions">
            {!isKidsMode && isForSale && (
              <ButtonLink variant="primary" to="/abo#add-ons">
                {m.reader_silent_to_offer()}
              </ButtonLink>
            )}
            {readAddress === undefined ? (
              <GoOn isKidsMode={isKidsMode} onClick={close} />
            ) : (
              <ButtonLink to={readAddress}>{m.story_read()}</ButtonLink>
            )}
          </div>
        </>
      )}
    </Sheet>
  )
}

/** What a child needs: a picture and a short sentence. */
function ForChild() {
  return (
    <>
      <img className="silent-picture" src="/kids/ask.avif" width={1200} height={900} alt="" />
      <p className="silent-child">{m.reader_silent_ask_parents()}</p>
    </>
  )
}

function GoOn({ isKidsMode, onClick }: { isKidsMode: boolean; onClick: () => void }) {
  return isKidsMode ? (
    <Button variant="primary" onClick={onClick}>
      {m.reader_silent_pictures()}
    </Button>
  ) : (
    <Button onClick={onClick}>{m.reader_silent_go_on()}</Button>
  )
}

const voiceMissing = { de: m.reader_silent_no_voice_de, en: m.reader_silent_no_voice_en }
const recordingMissing = {
  de: m.reader_silent_no_recording_de,
  en: m.reader_silent_no_recording_en,
}

/** What is missing: minutes or a recording, and a voice of the device. */
function Reason({ silence, language }: Pick<SilentSheetProps, 'silence' | 'language'>) {
  const { profile } = useAuth()
  const reset = profile?.counterReset
  const isResetKnown = reset !== undefined && Date.parse(reset) > now().getTime()
  const reasons: Record<Silence, string> = {
    'no-minutes': m.reader_silent_no_minutes(),
    'used-up': m.reader_listen_used_up(),
    'no-recording': recordingMissing[language](),
    'not-saved': m.reader_silent_not_saved(),
  }
  return (
    <p>
      {reasons[silence]}{' '}
      {silence === 'used-up' &&
        isResetKnown &&
        `${m.reader_silent_again({ date: formatLongDate(reset) })} `}
      {voiceMissing[language]()}
    </p>
  )
}

/** Which plans have minutes. */
function Offer() {
  const { profile } = useAuth()
  const hasMinutes = (profile?.subscription.quotas.audioMinutes ?? 0) > 0
  const count = catalogue['family-month'].audioMinutes
  return <p>{hasMinutes ? m.reader_silent_offer_more() : m.reader_silent_offer({ count })}</p>
}
