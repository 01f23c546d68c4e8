import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Avatar } from '../child/avatar.tsx'
import type { DiaryAddress } from './diary-address.ts'
import { diaryAddress } from './diary-address.ts'

interface ChildFilterProps {
  childProfiles: Child[]
  shown: DiaryAddress
}

/** Whose entries are shown: everybody's or one child's. */
export function ChildFilter({ childProfiles, shown }: ChildFilterProps) {
  const choices = [null, ...childProfiles]
  return (
    <nav className="child-filter" aria-label={m.diary_filter()}>
      {choices.map((child) => {
        const childId = child?.childId ?? null
        return (
          <Link
            key={childId}
            className="companion"
            to={diaryAddress({ ...shown, childId })}
            aria-current={childId === shown.childId ? 'true' : undefined}
          >
            {child && <Avatar avatar={child.avatar} size={28} />}
            {child?.name ?? m.diary_all_children()}
          </Link>
        )
      })}
    </nav>
  )
}
