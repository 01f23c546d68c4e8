import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import type { Area } from './areas.ts'
import './area-tabs.css'
import { areaAddress } from './shared/editor-addresses.ts'

/** The areas of the content manager as links, so each has its own address. */
export function AreaTabs({ areas, current }: { areas: Area[]; current: Area }) {
  const row = useRef<HTMLUListElement>(null)
  const { id } = current
  // In a narrow window the row scrolls: the current area is centred.
  useEffect(() => {
    const currentTab = row.current?.querySelector<HTMLElement>(`[data-area="${id}"]`)
    if (!row.current || !currentTab) return
    row.current.scrollLeft =
      currentTab.offsetLeft - (row.current.clientWidth - currentTab.offsetWidth) / 2
  }, [id])
  return (
    <nav aria-label={m.editor_areas()} className="area-tabs">
      <ul ref={row}>
        {areas.map((area) => (
          <li key={area.id} data-area={area.id}>
            <Link to={areaAddress(area.id)} aria-current={area === current ? 'page' : undefined}>
              {area.label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
