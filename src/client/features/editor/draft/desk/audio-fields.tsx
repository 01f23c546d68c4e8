import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { UploadField } from '../../../upload/upload-field.tsx'
import { formatDuration } from '../core/draft-labels.ts'
import { type Desk, partId } from './desk.ts'

/** The narration of one language. */
export function AudioFields({ desk }: { desk: Desk }) {
  const { audio } = desk.text
  const url = desk.urlOf(audio?.key)
  return (
    <div id={partId('audio')} className="desk-files">
      {audio && (
        <div className="desk-file">
          <p>{m.draft_audio_there({ duration: formatDuration(audio.durationMs) })}</p>
          {url && (
            <a href={url} target="_blank" rel="noreferrer">
              {m.draft_audio_open()}
            </a>
          )}
          {audio.timesKey === null && (
            <p className="text-sm text-soft">{m.draft_audio_no_times()}</p>
          )}
          <SelectField
            label={m.draft_audio_voice()}
            value={audio.voice}
            options={[
              ['human', m.draft_audio_human()],
              ['computer', m.draft_audio_computer()],
            ]}
            onChange={(voice) =>
              desk.changeText({
                audio: { ...audio, voice: voice === 'human' ? 'human' : 'computer' },
              })
            }
          />
          <Button variant="plain" onClick={() => desk.changeText({ audio: null })}>
            {m.draft_audio_remove()}
          </Button>
        </div>
      )}
      <UploadField
        kind="audio"
        label={audio ? m.draft_audio_replace() : m.draft_audio()}
        onDone={({ key, durationMs }) =>
          desk.changeText({ audio: { key, timesKey: null, voice: 'human', durationMs } })
        }
      />
    </div>
  )
}
