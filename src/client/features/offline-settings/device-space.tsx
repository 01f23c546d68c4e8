import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import {
  type DeviceSpace,
  readDeviceSpace,
  requestPersistence,
} from '../offline-stories/device-storage.ts'
import { formatBytes, totalSize } from '../offline-stories/offline-rules.ts'
import type { OfflineEntry } from '../offline-stories/offline-state.ts'

/** The size of the stories, the storage quota, and whether the storage is persistent. */
export function DeviceSpaceSection({ stories }: { stories: readonly OfflineEntry[] }) {
  const [space, setSpace] = useState<DeviceSpace | null>(null)
  const [isRefused, setRefused] = useState(false)
  const total = totalSize(stories)
  const measuredTotal = useRef(-1)
  useEffect(() => {
    if (measuredTotal.current === total) return
    measuredTotal.current = total
    void readDeviceSpace().then(setSpace)
  }, [total])
  const handleAsk = async () => {
    setRefused(!(await requestPersistence()))
    setSpace(await readDeviceSpace())
  }
  const size = formatBytes(total, getLocale())
  const count = stories.length
  return (
    <div className="settings-part">
      {count > 0 && (
        <p className="font-bold">
          {count === 1 ? m.offline_total_one({ size }) : m.offline_total({ count, size })}
        </p>
      )}
      {space && <SpaceText space={space} />}
      {space && !space.isPersisted && count > 0 && (
        <Button onClick={() => void handleAsk()}>{m.offline_ask_persist()}</Button>
      )}
      {isRefused && <p role="status">{m.offline_persist_refused()}</p>}
    </div>
  )
}

function SpaceText({ space: { used, quota, isPersisted } }: { space: DeviceSpace }) {
  const language = getLocale()
  return (
    <>
      {used !== null && quota !== null && quota > 0 && (
        <p className="text-sm text-soft">
          {m.offline_quota({
            used: formatBytes(used, language),
            quota: formatBytes(quota, language),
          })}
        </p>
      )}
      <p className="text-sm text-soft">
        {isPersisted ? m.offline_persisted() : m.offline_not_persisted()}
      </p>
    </>
  )
}
