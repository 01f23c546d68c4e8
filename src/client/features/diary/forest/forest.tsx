import { useId, useState } from 'react'
import type { Tree, Forest as Woods } from '../../../../contract/diary.ts'
import { formatDayAndMonth, formatWeekday } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Link } from '../../../ui/link.tsx'
import { titleIn } from '../../story/labels/story-texts.ts'
import { diaryAddress } from '../diary-address.ts'
import './forest.css'
import { TreeDrawing } from './tree-drawing.tsx'
import { lookOf } from './tree-look.ts'

interface ForestProps {
  forest: Woods
  /** The child whose evenings are shown; null for all. */
  childId: string | null
}

/** „Lese-Wald“: a tree for each evening of reading; a chosen tree tells its evening and story. */
export function Forest({ forest: { trees, earlier, isFirstWeek }, childId }: ForestProps) {
  const name = useId()
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const chosen = trees.find(({ day }) => day === chosenDay) ?? trees.at(-1)
  if (!chosen) return <Clearing />
  return (
    <>
      <p>{isFirstWeek ? firstWeekText(trees.length) : forestText(earlier)}</p>
      <fieldset>
        <legend className="sr-only">{m.forest_trees()}</legend>
        <div
          className="forest"
          data-density={densityOf(trees.length)}
          data-deep={earlier > 0 || undefined}
        >
          {trees.map((tree) => (
            <label
              key={tree.day}
              className="tree"
              title={treeText(tree)}
              {...(isFirstWeek ? {} : dataOf(tree))}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={tree === chosen}
                onChange={() => setChosenDay(tree.day)}
              />
              <TreeDrawing kind={isFirstWeek ? 'seedling' : lookOf(tree).kind} />
              <span className="sr-only">{treeText(tree)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Evening tree={chosen} childId={childId} />
    </>
  )
}

const dataOf = (tree: Tree) => {
  const { season, size } = lookOf(tree)
  return { 'data-season': season, 'data-size': size }
}

/** Before the first evening: the place of the first seedling. */
function Clearing() {
  return (
    <>
      <p>{m.forest_text()}</p>
      <div className="forest forest-clearing" data-density="single" aria-hidden="true">
        <div className="tree">
          <TreeDrawing kind="seedling" />
        </div>
      </div>
      <p className="forest-evening">{m.forest_empty()}</p>
    </>
  )
}

/** The place of the forest while it is loading. */
export function ForestSkeleton() {
  return (
    <>
      <p>{m.forest_text()}</p>
      <div className="forest" />
      <p className="forest-evening" />
    </>
  )
}

/** Few trees are large. */
function densityOf(count: number): 'single' | 'few' | 'grove' | 'many' {
  if (count === 1) return 'single'
  if (count <= 3) return 'few'
  return count <= 12 ? 'grove' : 'many'
}

const firstWeekText = (count: number) =>
  count === 1 ? m.forest_first_evening() : m.forest_first_week()

function forestText(earlier: number): string {
  if (earlier === 0) return m.forest_text()
  return earlier === 1 ? m.forest_earlier_one() : m.forest_earlier({ count: earlier })
}

/** „Mittwoch, 25. November: Der kleine Fuchs und die Laterne“ */
function treeText({ day, story, others }: Tree): string {
  return `${dayText(day)}: ${titleIn(getLocale(), story).text}${othersText(others)}`
}

/** „ und 2 weitere“ */
function othersText(others: number): string {
  if (!(others > 0)) return ''
  return ` ${others === 1 ? m.forest_other() : m.forest_others({ count: others })}`
}

const dayText = (day: string) => `${formatWeekday(day, 'long')}, ${formatDayAndMonth(day)}`

/** The chosen evening with a link to its week in the diary. */
function Evening({
  tree: { day, week, story, others },
  childId,
}: {
  tree: Tree
  childId: string | null
}) {
  const title = titleIn(getLocale(), story)
  return (
    <p className="forest-evening">
      <span>
        {dayText(day)}: <b lang={title.lang}>{title.text}</b>
        {othersText(others)}
      </span>
      <Link className="block-link" to={diaryAddress({ week, childId })}>
        {m.forest_diary()}
      </Link>
    </p>
  )
}
