import { useDeferredValue } from 'react'
import type { Child } from '../../../contract/child.ts'
import { isEditor } from '../../data/session/roles.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { type Family, useFamily } from '../child/use-family.ts'
import { KidsModeStart } from '../device/kids-mode-start.tsx'
import { ListNav } from '../list/list-nav.tsx'
import { OnboardingInvitation } from '../onboarding/invitation.tsx'
import { CachedNote, OfflineShelf } from '../story/offline/offline-shelf.tsx'
import { ConfirmNote } from '../story/state/confirm-note.tsx'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { Beginning } from './beginning.tsx'
import { Block } from './block.tsx'
import { ChildSwitcher } from './child-switcher.tsx'
import { ConfirmCard } from './confirm-card.tsx'
import './dashboard.css'
import { GoOn } from './go-on.tsx'
import { ListRow } from './list-row.tsx'
import { NewsLine } from './news-line.tsx'
import { PlanCard } from './plan-card.tsx'
import { ReadingForest } from './reading-forest.tsx'
import { ThisWeek } from './this-week.tsx'
import { Tonight } from './tonight.tsx'
import { useHasBegun } from './use-has-begun.ts'
import { VoteTeaser } from './vote-teaser.tsx'

interface DashboardProps {
  /** Until then there is only the greeting. */
  isFamilyKnown: boolean
}

/** The family's home: unfinished stories, suggestions for tonight, and the week at a glance. */
export function Dashboard({ isFamilyKnown }: DashboardProps) {
  const family = useFamily()
  // Many blocks, rendered in short tasks.
  const areBlocksShown = useDeferredValue(isFamilyKnown)
  return (
    <div className="dashboard depends-on-query">
      <Greeting family={family} />
      {areBlocksShown ? <Blocks family={family} /> : <div className="waiting" hidden />}
    </div>
  )
}

function Blocks({ family }: { family: Family }) {
  const { user } = useAuth()
  const { activeChild } = family
  const { confirmLeft } = useMonthStories()
  const reader = user && activeChild ? { uid: user.uid, childId: activeChild.childId } : null
  const hasBegun = useHasBegun(reader, activeChild)
  const isConfirmDue = confirmLeft === 0
  return (
    <>
      {isConfirmDue && <ConfirmCard />}
      {!isConfirmDue && !hasBegun && <OnboardingInvitation />}
      <CachedNote />
      <OfflineShelf areShownBelow={activeChild !== null} />
      <div className="dashboard-columns">
        {family.error && !activeChild ? (
          <FamilyError onRetry={family.retry} />
        ) : (
          <ReaderBlocks
            key={activeChild?.childId}
            reader={reader}
            child={activeChild}
            isOnlyChild={family.children.length <= 1}
            isConfirmDue={isConfirmDue}
            hasBegun={hasBegun}
          />
        )}
        <div className="dashboard-column dashboard-aside">
          <ThisWeek
            uid={user?.uid ?? null}
            child={family.children.length > 1 ? activeChild : null}
          />
          {isEditor(user) && <EditorLink />}
          <PlanCard />
          <NewsLine />
          <VoteTeaser />
        </div>
      </div>
    </>
  )
}

interface ReaderBlocksProps {
  reader: { uid: string; childId: string } | null
  child: Child | null
  /** Its evenings are those of the whole family. */
  isOnlyChild: boolean
  /** No story opens before the confirmation, as a card above says. */
  isConfirmDue: boolean
  /** A begun story comes before the questions of the onboarding. */
  hasBegun: boolean
}

/** The blocks of the active child. */
function ReaderBlocks(props: ReaderBlocksProps) {
  const { reader, child, isOnlyChild, isConfirmDue, hasBegun } = props
  return (
    <div className="dashboard-column">
      <GoOn reader={reader} child={child} />
      {!isConfirmDue && hasBegun && <OnboardingInvitation isQuiet />}
      {!isConfirmDue && <ConfirmNote hasDeadline />}
      <Tonight reader={reader} child={child} />
      <ReadingForest uid={reader?.uid ?? null} child={isOnlyChild ? null : child} />
      <div className="dashboard-lists">
        <ListRow reader={reader} child={child} list="remember" />
        <ListRow reader={reader} child={child} list="favorites" />
      </div>
      <Beginning child={child} />
    </div>
  )
}

function Greeting({ family: { children, activeChild } }: { family: Family }) {
  const { profile, user } = useAuth()
  // The e-mail address stands in for a missing name (spec 3.73).
  const name = profile?.displayName || user?.displayName || user?.email || ''
  const hasChoice = children.length > 1
  return (
    <Paper className="dashboard-greeting">
      <div>
        <h1 tabIndex={-1}>
          {user ? m.dashboard_heading({ name }) : m.dashboard_heading_awaited()}
        </h1>
        <p className="mt-2">
          {hasChoice && activeChild ? (
            m.dashboard_intro_child({ name: activeChild.name })
          ) : (
            <>
              <span className="dashboard-welcome">{m.dashboard_welcome()}</span>{' '}
              {m.dashboard_intro()}
            </>
          )}
        </p>
      </div>
      {hasChoice && (
        <ChildSwitcher childProfiles={children} activeId={activeChild?.childId ?? null} />
      )}
      <div className="dashboard-ways">
        <ListNav />
        <KidsModeStart />
      </div>
    </Paper>
  )
}

/** A link to the content manager, for editors. */
function EditorLink() {
  return (
    <Block heading={m.header_editor()}>
      <p>
        <Link to="/content-manager" className="font-bold">
          {m.manager_heading()}
        </Link>
      </p>
    </Block>
  )
}

function FamilyError({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>{m.dashboard_family_failed()}</p>
      <Button className="mt-3" onClick={onRetry}>
        {m.site_retry()}
      </Button>
    </Notice>
  )
}
