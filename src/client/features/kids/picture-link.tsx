import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'

interface PictureLinkProps {
  to: string
  title: string
  /** Language of the title. */
  lang?: string | undefined
  /** A cover, or a drawing. */
  children: ReactNode
}

/** A big picture with a big title below, as one link. */
export function PictureLink({ to, title, lang, children }: PictureLinkProps) {
  return (
    <li>
      <Link to={to} className="kids-choice paper">
        <span className="kids-picture">{children}</span>
        <span className="kids-title" lang={lang}>
          {title}
        </span>
      </Link>
    </li>
  )
}
