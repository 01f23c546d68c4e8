import { type CSSProperties, useState } from 'react'
import { pictureSources } from '../page/picture-sources.ts'
import { dimmingChoice, surprisesChoice, useDeviceChoice } from '../shared/device-choice.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import './last-picture.css'

interface Star {
  /** Its middle in per cent of the frame's width. */
  x: number
  /** Length of its thread, and its own size, in quarters of a rem. */
  thread: number
  size: number
}

const stars: readonly Star[] = [
  { x: -9, thread: 16, size: 9 },
  { x: 5, thread: 5, size: 6 },
  { x: 95, thread: 7, size: 7 },
  { x: 109, thread: 20, size: 8 },
]

/** The story's last picture in a frame of paper, with paper stars that swing for a moment. */
export function LastPicture({ text }: Pick<LocalizedStory, 'text'>) {
  const [isMissing, setMissing] = useState(false)
  const isDimmed = useDeviceChoice(dimmingChoice) !== 'off'
  const isStill = useDeviceChoice(surprisesChoice) === 'off' || isDimmed
  const page = text.pages.at(-1)
  if (isMissing || !page || page.pictureUrl === '') return null
  const { src, srcSet } = pictureSources(page)
  return (
    <div className="last-picture" data-still={isStill || undefined}>
      <img
        src={src}
        srcSet={srcSet}
        sizes="24rem"
        width={1600}
        height={1200}
        alt=""
        onError={() => setMissing(true)}
      />
      {stars.map(({ x, thread, size }, index) => (
        <span
          key={x}
          className="last-star"
          style={
            { left: `${x}%`, '--thread': thread, '--size': size, '--i': index } as CSSProperties
          }
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 2.6 2.9 6.1 6.7.9-4.9 4.6 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7L2.4 9.6l6.7-.9Z" />
          </svg>
        </span>
      ))}
    </div>
  )
}
