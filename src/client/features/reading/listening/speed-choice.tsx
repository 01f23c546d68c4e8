import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { formatSpeed, speeds } from '../settings/speed.ts'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'

/** The playback rate, stored with the child's reading aids. */
export function SpeedChoice({ aids, changeAids }: Pick<ReaderSettings, 'aids' | 'changeAids'>) {
  return (
    <select
      className="player-speed"
      aria-label={m.reader_listen_speed()}
      value={aids.speed}
      onChange={({ target }) => changeAids({ speed: Number(target.value) })}
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {formatSpeed(speed, getLocale())}
        </option>
      ))}
    </select>
  )
}
