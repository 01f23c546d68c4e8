import type { ReactNode } from 'react'

interface IconProps {
  /** Width and height in pixels. */
  size?: number
  className?: string
}

/** Makes an icon from a drawing of 24 × 24 units, because the first page loads no icon library. */
export function icon(drawing: ReactNode) {
  return function Icon({ size = 24, className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }
}

export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4.5" />
    <path d="M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M4.6 19.4l1.7-1.7M17.7 6.3l1.7-1.7" />
  </>,
)
export const MoonIcon = icon(<path d="M20.5 14A9 9 0 1 1 10 3.5 7 7 0 0 0 20.5 14Z" />)
export const MagicIcon = icon(
  <path d="M10 4.5c.6 4.5 2 6 6.5 6.5-4.5.6-5.9 2-6.5 6.5-.6-4.5-2-5.9-6.5-6.5 4.5-.5 5.9-2 6.5-6.5ZM19 2.5v4M21 4.5h-4M18.5 17v4M20.5 19h-4" />,
)
export const MenuIcon = icon(<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />)
export const CloseIcon = icon(<path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />)
