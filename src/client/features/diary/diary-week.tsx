import type { Child } from '../../../contract/child.ts'
import type { DiaryWeek as Week } from '../../../contract/diary.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Paper } from '../../ui/paper.tsx'
import { dayHeading } from './diary-dates.ts'
import empty from './empty-diary.svg'
import { EntryCard } from './entry-card.tsx'
import { knownCompanions } from './kept-entries.ts'

interface DiaryWeekProps {
  week: Week
  childProfiles: Child[]
}

/** A week's evenings, each with what was read. */
export function DiaryWeek({ week, childProfiles }: DiaryWeekProps) {
  const days = week.days.filter(({ entries }) => entries.length > 0)
  if (days.length === 0) return <EmptyWeek isNow={week.next === null} />
  const usual = [m.diary_mama(), m.diary_papa(), m.diary_oma(), m.diary_opa()]
  const known = knownCompanions(week, usual)
  const childOf = (childId: string) =>
    childProfiles.length > 1
      ? (childProfiles.find((child) => child.childId === childId) ?? null)
      : null
  return (
    <div className="diary-days">
      {days.map(({ day, entries }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Paper className="diary-day">
            <h2 id={`day-${day}`}>{dayHeading(day, getLocale())}</h2>
            {entries.map((entry) => (
              <EntryCard
                key={`${entry.childId}-${entry.story.storyId}`}
                entry={entry}
                child={childOf(entry.childId)}
                known={known}
              />
            ))}
          </Paper>
        </section>
      ))}
    </div>
  )
}

function EmptyWeek({ isNow }: { isNow: boolean }) {
  return (
    <Paper className="diary-empty">
      <img src={empty} width={240} height={150} alt="" />
      <p className="font-title text-xl leading-tight font-bold">{m.diary_empty()}</p>
      <p className="text-soft">{m.diary_empty_hint()}</p>
      {isNow && (
        <ButtonLink look="primary" to="/story-collection">
          {m.landing_library()}
        </ButtonLink>
      )}
    </Paper>
  )
}
