import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import books from '../landing/books.svg'
import bookmark from '../list/empty-bookmark.svg'
import stars from '../list/empty-stars.svg'
import { kidsAddress, readKidsView } from './kids-address.ts'
import { unfinishedQuery } from './kids-queries.ts'
import { useReader } from './use-reader.ts'

/** Round pictures that lead to the begun stories, the favourites, and the shelves. */
export function Doors() {
  const [latest, ...others] = useQuery(unfinishedQuery(useReader())).data ?? []
  const { kind } = readKidsView(useSearchParams()[0])
  return (
    <nav className="kids-doors" aria-label={m.kids_doors()}>
      <Door
        // A single unfinished story opens directly.
        to={
          latest && others.length === 0
            ? `/reader?story=${latest.story.storyId}`
            : kidsAddress({ kind: 'unfinished' })
        }
        title={m.kids_unfinished()}
        picture={bookmark}
        isHere={kind === 'unfinished'}
      />
      <Door
        to={kidsAddress({ kind: 'favorites' })}
        title={m.kids_favorites()}
        picture={stars}
        isHere={kind === 'favorites'}
      />
      <Door
        to={kidsAddress({ kind: 'values' })}
        title={m.kids_shelves()}
        picture={books}
        isHere={kind === 'values'}
      />
    </nav>
  )
}

interface DoorProps {
  to: string
  title: string
  picture: string
  isHere: boolean
}

function Door({ to, title, picture, isHere }: DoorProps) {
  return (
    <Link to={to} className="kids-door" aria-current={isHere ? 'page' : undefined}>
      <span className="kids-door-picture">
        <img src={picture} width={240} height={150} alt="" />
      </span>
      <span className="kids-door-title paper">{title}</span>
    </Link>
  )
}
