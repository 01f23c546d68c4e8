import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { speeds, speedText } from '../settings/speed.ts'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'

/** How fast the voice reads; kept with the child's reading aids. */
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
          {speedText(speed, getLocale())}
        </option>
      ))}
    </select>
  )
}
