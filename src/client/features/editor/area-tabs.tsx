import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import type { Area } from './areas.ts'
import './area-tabs.css'

/** The parts of the content manager as links, so that each has an address of its own. */
export function AreaTabs({ areas, current }: { areas: Area[]; current: Area }) {
  const row = useRef<HTMLUListElement>(null)
  const { id } = current
  // On a narrow window the row scrolls: the chosen part comes into the middle of it.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-area="${id}"]`)
    if (!row.current || !chosen) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [id])
  return (
    <nav aria-label={m.editor_areas()} className="area-tabs">
      <ul ref={row}>
        {areas.map((area) => (
          <li key={area.id} data-area={area.id}>
            <Link
              to={`/content-manager?bereich=${area.id}`}
              aria-current={area === current ? 'page' : undefined}
            >
              {area.label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
