import type { Child } from '../../../contract/child.ts'
import './avatar.css'

interface AvatarProps {
  avatar: Child['avatar']
  /** Edge length in CSS pixels, unless the style sheet sets it. */
  size: number
}

/** A child's drawn animal, round; decorative, because the name is beside it. */
export function Avatar({ avatar, size }: AvatarProps) {
  return (
    <img className="avatar" src={`/avatars/${avatar}.avif`} width={size} height={size} alt="" />
  )
}
