import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Measurement } from '../../../../contract/trace.ts'
import type { DeviceClass } from '../../../../contract/trace-kinds.ts'
import { deviceClasses } from '../../../../contract/trace-kinds.ts'
import { query } from '../../../data/api.ts'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { SectionSkeleton } from '../../settings/settings-section.tsx'
import { EditorPanel } from '../editor-panel.tsx'
import '../figures/figures.css'
import './traces.css'

const TracePlots = lazy(async () => ({
  default: (await import('./trace-plots.tsx')).TracePlots,
}))

const tracesQuery = (device: DeviceClass | undefined) => ({
  ...query.trace.list.queryOptions({ input: { device } }),
  placeholderData: keepPreviousData<Measurement[]>,
})

/** „Messwerte“: how fast the product is for those who use it; nothing leads to a person. */
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
      changeError={null}
    >
      {(rows) =>
        rows.some(({ count }) => count > 0) ? (
          <Suspense fallback={<SectionSkeleton label={m.traces_loading()} />}>
            <TracePlots measurements={rows} />
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
      onChange={(value) => onChange(deviceClasses.find((known) => known === value))}
    />
  )
}
