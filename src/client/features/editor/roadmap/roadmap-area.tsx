import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EditedItem, RoadmapState } from '../../../../contract/roadmap.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { stateLabel } from '../../roadmap/roadmap-labels.ts'
import { EditorPanel } from '../shared/editor-panel.tsx'
import { itemsQuery } from './item-calls.ts'
import { ItemForm } from './item-form.tsx'
import { ItemRow } from './item-row.tsx'
import './roadmap-area.css'

const headingId = 'ideen'
const publicStates = ['open', 'planned', 'started', 'completed', 'declined', 'duplicate'] as const
type PublicState = (typeof publicStates)[number]

/** A duplicate can name the item. */
const canBeTarget = ({ state }: EditedItem) => state !== 'pending' && state !== 'duplicate'

/** „Ideen und Fahrplan“: new ideas first, then all public items. */
export function RoadmapArea() {
  const items = useQuery(itemsQuery())
  const [isCreating, setCreating] = useState(false)
  const createButton = useRef<HTMLButtonElement>(null)
  const [lastOpened, setLastOpened] = useState<string | null>(null)
  const finishCreating = () => {
    setCreating(false)
    createButton.current?.focus()
  }
  const [filter, setFilter] = useState<PublicState | null>(null)
  const inState = (listed: EditedItem[], state: RoadmapState) =>
    listed.filter((item) => item.state === state)
  return (
    <EditorPanel
      id={headingId}
      heading={m.editor_roadmap_heading()}
      intro={m.editor_roadmap_intro()}
      query={items}
      loadingText={m.editor_roadmap_loading()}
      errorText={m.editor_roadmap_error()}
      action={
        <Button
          ref={createButton}
          variant="primary"
          aria-expanded={isCreating}
          onClick={() => setCreating(true)}
        >
          <Plus aria-hidden="true" size={22} />
          {m.editor_roadmap_new()}
        </Button>
      }
    >
      {(listed) => {
        const pending = inState(listed, 'pending')
        const others = listed.filter((item) => item.state !== 'pending')
        const filtered = filter ? inState(others, filter) : others
        const rowProps = { targets: listed.filter(canBeTarget), lastOpened, onOpen: setLastOpened }
        return (
          <>
            {isCreating && (
              <section className="editor-row" aria-label={m.editor_roadmap_new()}>
                <ItemForm item={null} targets={rowProps.targets} onDone={finishCreating} />
              </section>
            )}
            <h3>{m.editor_roadmap_pending_heading()}</h3>
            <Items {...rowProps} items={pending} emptyText={m.editor_roadmap_pending_none()} />
            <div className="roadmap-area-head">
              <h3>{m.editor_roadmap_public_heading()}</h3>
              <SelectField
                isInline
                label={m.editor_roadmap_show()}
                value={filter ?? ''}
                options={[
                  ['', m.editor_roadmap_show_all()],
                  ...publicStates.map((state) => [state, stateLabel(state)] as const),
                ]}
                onChange={(value) =>
                  setFilter(publicStates.find((state) => state === value) ?? null)
                }
              />
            </div>
            <Items
              {...rowProps}
              items={filtered}
              emptyText={others.length > 0 ? m.editor_roadmap_none() : m.editor_roadmap_empty()}
            />
          </>
        )
      }}
    </EditorPanel>
  )
}

interface ItemsProps {
  items: readonly EditedItem[]
  targets: readonly EditedItem[]
  lastOpened: string | null
  onOpen: (itemId: string) => void
  emptyText: string
}

function Items({ items, lastOpened, emptyText, ...row }: ItemsProps) {
  if (items.length === 0) return <p>{emptyText}</p>
  return (
    <ul className="editor-rows">
      {items.map((item) => (
        <ItemRow key={item.itemId} item={item} isLastOpened={item.itemId === lastOpened} {...row} />
      ))}
    </ul>
  )
}
