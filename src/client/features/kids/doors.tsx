import { useQuery } from '@tanstack/react-query'
import type { StoryCard } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'
import books from '../landing/books.svg'
import bookmark from '../shelf/empty-bookmark.svg'
import stars from '../shelf/empty-stars.svg'
import { Cover } from '../story/cover.tsx'
import { kidsAddress } from './kids-address.ts'
import { favoritesQuery, unfinishedQuery } from './kids-queries.ts'
import { PictureLink } from './picture-link.tsx'
import { coverSizes } from './story-choice.tsx'

/** The three doors: going on, favourites, and all the shelves. */
export function Doors({ own }: { own: { uid: string; childId: string } }) {
  const unfinished = useQuery(unfinishedQuery(own)).data ?? []
  const favorites = useQuery(favoritesQuery(own)).data?.stories ?? []
  const [begun, ...more] = unfinished
  return (
    <ul className="kids-choices kids-doors">
      <PictureLink
        // One story that was begun needs no shelf.
        to={
          begun && more.length === 0
            ? `/reader?story=${begun.story.storyId}`
            : kidsAddress({ kind: 'unfinished' })
        }
        title={m.kids_unfinished()}
      >
        <Picture story={begun?.story} scene={bookmark} />
      </PictureLink>
      <PictureLink to={kidsAddress({ kind: 'favorites' })} title={m.kids_favorites()}>
        <Picture story={favorites[0]} scene={stars} />
      </PictureLink>
      <PictureLink to={kidsAddress({ kind: 'values' })} title={m.kids_shelves()}>
        <Picture scene={books} />
      </PictureLink>
    </ul>
  )
}

/** The cover of the story one finds there first, else a drawing. */
function Picture({ story, scene }: { story?: StoryCard | undefined; scene: string }) {
  if (!story) return <img className="kids-scene" src={scene} width={240} height={150} alt="" />
  return (
    <Cover
      coverImageUrl={story.coverImageUrl}
      title={story.title}
      sizes={coverSizes}
      isEager
      isDecorative
    />
  )
}
