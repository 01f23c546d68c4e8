import type { ReactNode } from 'react'
import type { Mood } from '../../../contract/diary.ts'

/** Eyes and mouth of each face. */
const features: Record<Mood, ReactNode> = {
  merry: (
    <>
      <path d="M10 13.5q1.5-2.5 3 0M19 13.5q1.5-2.5 3 0" />
      <path d="M9.5 18.5h13q-1 6-6.5 6t-6.5-6Z" fill="currentColor" />
    </>
  ),
  cosy: <path d="M9.5 13q2 2.5 4 0M18.5 13q2 2.5 4 0M11.5 20q4.5 3.5 9 0" />,
  thrilled: (
    <>
      <circle cx="11.5" cy="13" r="2.2" />
      <circle cx="20.5" cy="13" r="2.2" />
      <ellipse cx="16" cy="21.5" rx="2.6" ry="3" fill="currentColor" />
    </>
  ),
  thoughtful: <path d="M11.5 14h.01M20.5 14h.01M9.5 9.5l3.5-.5M19 8l3.5 1.5M12.5 21.5l7-1.5" />,
  sleepy: <path d="M9.5 14.5h4M18.5 14.5h4M14 21h4M22 7h4l-4 4h4" />,
}

/** A drawn face; decorative, because its label is beside it. */
export function MoodFace({ mood, size = 32 }: { mood: Mood; size?: number }) {
  return (
    <svg
      className="mood-face"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="16" cy="17" r="12" className="mood-round" />
      {features[mood]}
    </svg>
  )
}
