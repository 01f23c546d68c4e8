import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { isIosBrowserTab } from './device-storage.ts'

/** Explains on an iPhone or iPad how saved stories stay longer than seven days; nothing elsewhere. */
export function HomeScreenNotice() {
  if (!isIosBrowserTab()) return null
  return (
    <Notice tone="warning">
      <p className="font-bold">{m.offline_home_heading()}</p>
      <p className="mt-1">{m.offline_home_why()}</p>
      <ol className="mt-2 list-decimal pl-6">
        <li>{m.offline_home_step_share()}</li>
        <li>{m.offline_home_step_add()}</li>
        <li>{m.offline_home_step_open()}</li>
      </ol>
    </Notice>
  )
}
