import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import './editor.css'

/** The way back from a form to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="editor-back" to={to}>
      <ChevronLeft aria-hidden="true" size={22} />
      {children}
    </Link>
  )
}
