import { ArrowUpDown, Ellipsis, ListChecks, MoonStar, Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { StoryCard } from '../../../contract/story-card.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SaveAll } from '../offline-stories/save-all.tsx'
import { storyCountLabel } from '../story/labels/story-labels.ts'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { bedtimeAddress } from './bedtime-address.ts'
import type { ListKind } from './list-kinds.ts'
import type { ListMode } from './story-rows.tsx'

interface ListToolsProps {
  kind: ListKind
  stories: StoryCard[]
  mode: ListMode
  isByTitle: boolean
  canReadAloud: boolean
  onMode: (mode: ListMode) => void
}

/** The number of stories, and the actions for all of them; on a phone most are behind „Mehr“. */
export function ListTools(props: ListToolsProps) {
  const { kind, stories, mode, isByTitle, canReadAloud, onMode } = props
  const [isMoreOpen, setMoreOpen] = useState(false)
  const areMany = stories.length > 1
  const canArrange = kind !== 'liked' && !isByTitle && areMany
  const first = stories.find(useMonthStories().isOpen)
  const toggle = (toggled: ListMode) => onMode(mode === toggled ? 'view' : toggled)
  return (
    <div className="paper list-tools">
      <p role="status" className="list-count">
        {storyCountLabel(stories.length, getLocale())}
      </p>
      {canReadAloud && first && (
        <ButtonLink variant="primary" className="list-aloud" to={bedtimeAddress(first.storyId)}>
          <MoonStar aria-hidden="true" size={22} />
          {m.list_bedtime()}
        </ButtonLink>
      )}
      <Button
        className="list-more"
        aria-expanded={isMoreOpen}
        onClick={() => setMoreOpen(!isMoreOpen)}
      >
        <Ellipsis aria-hidden="true" size={22} />
        {m.list_more()}
      </Button>
      {kind === 'favorites' && areMany && <SortSelect isByTitle={isByTitle} />}
      <div className="list-buttons">
        {canArrange && (
          <Button aria-pressed={mode === 'arrange'} onClick={() => toggle('arrange')}>
            <ArrowUpDown aria-hidden="true" size={20} />
            {m.list_arrange()}
          </Button>
        )}
        {areMany && (
          <Button aria-pressed={mode === 'select'} onClick={() => toggle('select')}>
            <ListChecks aria-hidden="true" size={20} />
            {m.list_select()}
          </Button>
        )}
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" size={20} />
          {m.list_print()}
        </Button>
      </div>
      {areMany && <SaveAll stories={stories} />}
    </div>
  )
}

function SortSelect({ isByTitle }: { isByTitle: boolean }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const handleChange = (sort: string) => {
    const nextAddress = new URLSearchParams(address)
    if (sort === 'title') nextAddress.set('sort', sort)
    else nextAddress.delete('sort')
    void navigate({ search: nextAddress.toString() }, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="list-sort">
      <SelectField
        isInline
        label={m.list_sort()}
        value={isByTitle ? 'title' : ''}
        options={[
          ['', m.list_sort_own()],
          ['title', m.list_sort_title()],
        ]}
        onChange={handleChange}
      />
    </div>
  )
}
