import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { releasesAnchor } from '../child/releases-anchor.ts'
import { Cover } from '../story/card/cover.tsx'
import { metaLine } from '../story/labels/story-labels.ts'
import { titleIn } from '../story/labels/story-texts.ts'
import { ScareOwls } from '../story/sheet/scare-owls.tsx'
import { useReleases } from './use-releases.ts'

/** „Ausgeblendete Geschichten“: stories beyond the limits, which parents can release one by one; open if a link leads here. */
export function Releases({ child }: { child: Child }) {
  const id = releasesAnchor(child.childId)
  const isLinked = useLocation().hash === `#${id}`
  const [isOpen, setOpen] = useState(isLinked)
  return (
    <details
      id={id}
      ref={isLinked ? scrollTo : undefined}
      open={isOpen}
      className="child-releases"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.child_hidden()}</summary>
      {isOpen && <ReleaseList child={child} />}
    </details>
  )
}

/** The page scrolls to its anchor before the children are loaded. */
const scrollTo = (details: HTMLDetailsElement | null) => details?.scrollIntoView()

function ReleaseList({ child: { childId, name } }: { child: Child }) {
  const { data, error, refetch, release } = useReleases(childId)
  if (error && !data) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{m.child_hidden_error()}</p>
        <Button onClick={() => void refetch()}>{m.site_retry()}</Button>
      </div>
    )
  }
  if (!data) return <Spinner label={m.site_loading()} />
  if (data.length === 0) return <p>{m.child_hidden_none({ name })}</p>
  return (
    <>
      <p className="text-sm text-soft">{m.child_hidden_text({ name })}</p>
      <ul className="child-hidden">
        {data.map(({ story, isReleased }) => {
          const title = titleIn(getLocale(), story)
          return (
            <li key={story.storyId}>
              <Cover
                coverImageUrl={story.coverImageUrl}
                title={title.text}
                sizes="4rem"
                isDecorative
              />
              <div className="min-w-0">
                <p className="font-bold" lang={title.lang}>
                  {title.hyphenated}
                </p>
                <p className="text-sm text-soft">{metaLine(story)}</p>
                <div className="text-sm text-soft">
                  <ScareOwls scare={story.scare} />
                </div>
              </div>
              <button
                type="button"
                role="switch"
                className="child-release"
                aria-checked={isReleased}
                aria-label={m.child_release_of({ title: title.text })}
                onClick={() => release({ storyId: story.storyId, isReleased: !isReleased })}
              >
                <span className="child-release-track" aria-hidden="true" />
                {m.child_release()}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
