import type { CSSProperties } from 'react'
import type { Surprise, SurpriseKind } from '../../../../contract/story-page.ts'
import type { Box } from './surprise-at.ts'

/** A thing that answers, or that glints to show where it is. */
export interface Effect {
  id: number
  surprise: Surprise
  look: SurpriseKind | 'glint'
  /** The picture, in CSS pixels of the sheet. */
  box: Box
}

/** How many pieces of paper or light each look has. */
const pieceCounts: Record<Effect['look'], number> = {
  eyes: 1,
  owl: 1,
  sleeper: 3,
  light: 6,
  sun: 3,
  moon: 3,
  stars: 4,
  cloud: 5,
  leaves: 7,
  snow: 9,
  flower: 1,
  shine: 3,
  water: 3,
  bubbles: 6,
  glint: 1,
}

/** A light overlay on the picture that moves for less than a second. */
export function SurpriseEffect({ effect, onEnd }: { effect: Effect; onEnd: () => void }) {
  const { surprise, look, box } = effect
  const eyes = look === 'glint' ? [] : (surprise.eyes ?? [])
  const style = {
    left: `${surprise.x}%`,
    top: `${surprise.y}%`,
    '--r': `${(surprise.r / 100) * box.width}px`,
    '--thing': surprise.color,
  } as CSSProperties
  return (
    <div
      className="surprise-picture"
      aria-hidden="true"
      style={box}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onEnd()}
    >
      {eyes.map(([x, y, r]) => (
        <span
          key={x}
          className="surprise-eye"
          style={{
            left: `${x}%`,
            top: `${y}%`,
            width: `${r * 2.5}%`,
            color: surprise.color,
          }}
        />
      ))}
      <span className="surprise" data-look={look} style={style}>
        {Array.from({ length: pieceCounts[look] }, (_, index) => (
          <i key={String(index)} style={{ '--i': index } as CSSProperties} />
        ))}
      </span>
    </div>
  )
}
