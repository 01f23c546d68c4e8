import { useQuery } from '@tanstack/react-query'
import type { StoryCard } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'
import books from '../landing/books.svg'
import bookmark from '../list/empty-bookmark.svg'
import stars from '../list/empty-stars.svg'
import { Cover } from '../story/card/cover.tsx'
import { kidsAddress } from './kids-address.ts'
import { favoritesQuery, type Reader, unfinishedQuery } from './kids-queries.ts'
import { PictureLink } from './picture-link.tsx'
import { coverSizes } from './story-choice.tsx'

/** The three choices of the start: unfinished stories, favourites, and values. */
export function StartChoices({ reader }: { reader: Reader }) {
  const unfinished = useQuery(unfinishedQuery(reader)).data ?? []
  const favorites = useQuery(favoritesQuery(reader)).data?.stories ?? []
  const [latest, ...others] = unfinished
  return (
    <ul className="kids-choices kids-start">
      <PictureLink
        // A single unfinished story opens directly.
        to={
          latest && others.length === 0
            ? `/reader?story=${latest.story.storyId}`
            : kidsAddress({ kind: 'unfinished' })
        }
        title={m.kids_unfinished()}
      >
        <Picture story={latest?.story} drawing={bookmark} />
      </PictureLink>
      <PictureLink to={kidsAddress({ kind: 'favorites' })} title={m.kids_favorites()}>
        <Picture story={favorites[0]} drawing={stars} />
      </PictureLink>
      <PictureLink to={kidsAddress({ kind: 'values' })} title={m.kids_shelves()}>
        <Picture drawing={books} />
      </PictureLink>
    </ul>
  )
}

/** The cover of the first story, else a drawing. */
function Picture({ story, drawing }: { story?: StoryCard | undefined; drawing: string }) {
  if (!story) return <img className="kids-drawing" src={drawing} width={240} height={150} alt="" />
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
