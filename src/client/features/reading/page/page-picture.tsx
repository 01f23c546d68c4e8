import { useState } from 'react'
import type { StoryPage } from '../../../../contract/story-page.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button } from '../../../ui/button.tsx'
import { aspectRatioOf, pictureSources, prefetchPicture } from './picture-sources.ts'

interface PagePictureProps {
  page: StoryPage
  nextPage: StoryPage | undefined
  onMissing: () => void
}

/** With the height it names the shape; the styles define the size. */
const shownWidth = 1600

/** A page's picture; once it is loaded, the next page's is prefetched. Needs `pictureUrl` as key. */
export function PagePicture({ page, nextPage, onMissing }: PagePictureProps) {
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const handleError = () => {
    setMissing(true)
    onMissing()
  }
  const handleReload = () => {
    setMissing(false)
    setAttempt(attempt + 1)
  }
  return (
    <div className="book-picture">
      {isMissing ? (
        <div className="book-picture-missing">
          <p>{page.picture.alt}</p>
          <div lang={getLocale()}>
            <p className="mb-3 text-soft">{m.reader_picture_missing()}</p>
            <Button onClick={handleReload}>{m.reader_picture_reload()}</Button>
          </div>
        </div>
      ) : (
        <img
          key={attempt}
          {...pictureSources(page)}
          alt={page.picture.alt}
          width={shownWidth}
          height={Math.round(shownWidth / aspectRatioOf(page))}
          fetchPriority="high"
          decoding="async"
          draggable={false}
          onLoad={() => nextPage && prefetchPicture(nextPage, 'low')}
          onError={handleError}
        />
      )}
    </div>
  )
}
