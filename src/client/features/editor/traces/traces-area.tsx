import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Measurement } from '../../../../contract/trace.ts'
import { type DeviceClass, deviceClasses } from '../../../../contract/trace-kinds.ts'
import { query } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { SectionSkeleton } from '../../../ui/skeleton.tsx'
import { EditorPanel } from '../shared/editor-panel.tsx'
import './traces.css'

const TraceCharts = lazy(async () => ({
  default: (await import('./trace-charts.tsx')).TraceCharts,
}))

const tracesQuery = (device: DeviceClass | undefined) => ({
  ...query.trace.list.queryOptions({ input: { device } }),
  placeholderData: keepPreviousData<Measurement[]>,
})

/** „Messwerte“: how fast the product is for its users; no value leads to a person. */
export function TracesArea() {
  const [device, setDevice] = useState<DeviceClass>()
  const measurements = useQuery(tracesQuery(device))
  return (
    <EditorPanel
      id="messwerte"
      heading={m.traces_heading()}
      intro={m.traces_intro()}
      action={<DeviceChoice device={device} onChange={setDevice} />}
      query={measurements}
      loadingText={m.traces_loading()}
      errorText={m.traces_error()}
    >
      {(rows) =>
        rows.some(({ count }) => count > 0) ? (
          <Suspense fallback={<SectionSkeleton label={m.traces_loading()} />}>
            <TraceCharts measurements={rows} />
          </Suspense>
        ) : (
          <div className="trace-empty">
            <h3>{m.traces_empty_heading()}</h3>
            <p>{device ? m.traces_empty_device() : m.traces_empty()}</p>
          </div>
        )
      }
    </EditorPanel>
  )
}

interface DeviceChoiceProps {
  device: DeviceClass | undefined
  onChange: (device: DeviceClass | undefined) => void
}

function DeviceChoice({ device, onChange }: DeviceChoiceProps) {
  return (
    <SelectField
      isInline
      label={m.traces_device()}
      value={device ?? ''}
      options={[
        ['', m.traces_device_all()],
        ['phone', m.traces_device_phone()],
        ['desktop', m.traces_device_desktop()],
      ]}
      onChange={(value) => onChange(deviceClasses.find((deviceClass) => deviceClass === value))}
    />
  )
}
