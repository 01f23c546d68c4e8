import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import type { DeviceSpace } from '../kept/device-storage.ts'
import { askToPersist, readDeviceSpace } from '../kept/device-storage.ts'
import { inMegabytes, sizeOf } from '../kept/kept-rules.ts'
import type { KeptEntry } from '../kept/kept-state.ts'

/** How much the stories take, how much there is, and whether the browser promises to keep it. */
export function DeviceSpacePart({ kept }: { kept: readonly KeptEntry[] }) {
  const [space, setSpace] = useState<DeviceSpace | null>(null)
  const [isRefused, setRefused] = useState(false)
  const total = sizeOf(kept)
  const shownTotal = useRef(-1)
  useEffect(() => {
    if (shownTotal.current === total) return
    shownTotal.current = total
    void readDeviceSpace().then(setSpace)
  }, [total])
  const handleAsk = async () => {
    setRefused(!(await askToPersist()))
    setSpace(await readDeviceSpace())
  }
  const size = inMegabytes(total, getLocale())
  const count = kept.length
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
            used: inMegabytes(used, language),
            quota: inMegabytes(quota, language),
          })}
        </p>
      )}
      <p className="text-sm text-soft">
        {isPersisted ? m.offline_persisted() : m.offline_not_persisted()}
      </p>
    </>
  )
}
