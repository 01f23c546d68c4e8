import type { Child } from '../../../contract/child.ts'
import './avatar.css'

interface AvatarProps {
  avatar: Child['avatar']
  /** Edge in pixels, where no style says otherwise. */
  size: number
}

/** A child's drawn animal, cut round; decorative, as the name stands beside it. */
export function Avatar({ avatar, size }: AvatarProps) {
  return (
    <img className="avatar" src={`/avatars/${avatar}.avif`} width={size} height={size} alt="" />
  )
}
