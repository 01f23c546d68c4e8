import { useId } from 'react'
import { avatarIds } from '../../../contract/avatars.ts'
import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../child/avatar.tsx'
import { avatarName } from '../child/child-labels.ts'
import './avatar-choice.css'
import './radio-row.css'

interface AvatarChoiceProps {
  value: Child['avatar']
  onChange: (avatar: Child['avatar']) => void
}

/** The twelve drawn animals with their names. */
export function AvatarChoice({ value, onChange }: AvatarChoiceProps) {
  const name = useId()
  return (
    <fieldset className="child-row">
      <legend>
        <span>{m.child_avatar()}</span>{' '}
        <span className="child-avatar-chosen" aria-hidden="true">
          {avatarName(value)}
        </span>
      </legend>
      <div className="child-avatars">
        {avatarIds.map((avatar) => (
          <label key={avatar} className="child-avatar">
            <input
              type="radio"
              name={name}
              checked={avatar === value}
              onChange={() => onChange(avatar)}
            />
            <Avatar avatar={avatar} size={88} />
            <span className="max-[30rem]:sr-only [@media(height<30rem)]:sr-only">
              {avatarName(avatar)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
