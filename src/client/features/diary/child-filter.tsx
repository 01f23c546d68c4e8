import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Avatar } from '../child/avatar.tsx'
import { type DiaryAddress, diaryAddress } from './diary-address.ts'

interface ChildFilterProps {
  childProfiles: Child[]
  address: DiaryAddress
}

/** Filters the entries by child. */
export function ChildFilter({ childProfiles, address }: ChildFilterProps) {
  const choices = [null, ...childProfiles]
  return (
    <nav className="child-filter" aria-label={m.diary_filter()}>
      {choices.map((child) => {
        const childId = child?.childId ?? null
        return (
          <Link
            key={childId}
            className="companion"
            to={diaryAddress({ ...address, childId })}
            aria-current={childId === address.childId ? 'true' : undefined}
          >
            {child && <Avatar avatar={child.avatar} size={28} />}
            {child?.name ?? m.diary_all_children()}
          </Link>
        )
      })}
    </nav>
  )
}
