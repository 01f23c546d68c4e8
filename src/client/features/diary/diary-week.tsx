import type { Child } from '../../../contract/child.ts'
import type { DiaryWeek as Week } from '../../../contract/diary.ts'
import { formatWeekdayAndDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Paper } from '../../ui/paper.tsx'
import empty from './empty-diary.svg'
import { EntryCard } from './entry-card.tsx'
import { suggestedCompanions } from './week-entries.ts'

interface DiaryWeekProps {
  week: Week
  childProfiles: Child[]
}

/** The days of a week with their entries. */
export function DiaryWeek({ week, childProfiles }: DiaryWeekProps) {
  const days = week.days.filter(({ entries }) => entries.length > 0)
  if (days.length === 0) return <EmptyWeek isCurrentWeek={week.next === null} />
  const defaults = [m.diary_mama(), m.diary_papa(), m.diary_oma(), m.diary_opa()]
  const suggestedNames = suggestedCompanions(week, defaults)
  const childOf = (childId: string) =>
    childProfiles.length > 1
      ? (childProfiles.find((child) => child.childId === childId) ?? null)
      : null
  return (
    <div className="diary-days">
      {days.map(({ day, entries }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Paper className="diary-day">
            <h2 id={`day-${day}`}>{formatWeekdayAndDate(day)}</h2>
            {entries.map((entry) => (
              <EntryCard
                key={`${entry.childId}-${entry.story.storyId}`}
                entry={entry}
                child={childOf(entry.childId)}
                suggestedNames={suggestedNames}
              />
            ))}
          </Paper>
        </section>
      ))}
    </div>
  )
}

function EmptyWeek({ isCurrentWeek }: { isCurrentWeek: boolean }) {
  return (
    <Paper className="diary-empty">
      <img src={empty} width={240} height={150} alt="" />
      <p className="font-title text-xl leading-tight font-bold">{m.diary_empty()}</p>
      <p className="text-soft">{m.diary_empty_hint()}</p>
      {isCurrentWeek && (
        <ButtonLink variant="primary" to="/story-collection">
          {m.landing_library()}
        </ButtonLink>
      )}
    </Paper>
  )
}
