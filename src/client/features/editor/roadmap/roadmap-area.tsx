import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EditedItem, RoadmapState } from '../../../../contract/roadmap.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { stateName } from '../../roadmap/roadmap-words.ts'
import { EditorPanel } from '../editor-panel.tsx'
import { ItemForm } from './item-form.tsx'
import { ItemRow } from './item-row.tsx'
import { itemsQuery } from './items-query.ts'
import './roadmap-area.css'

const headingId = 'ideen'
const publicStates = ['open', 'planned', 'started', 'completed', 'declined', 'duplicate'] as const
type PublicState = (typeof publicStates)[number]

const isTarget = ({ state }: EditedItem) => state !== 'pending' && state !== 'duplicate'

/** „Ideen und Fahrplan“: new ideas first, then everything that is public. */
export function RoadmapArea() {
  const [isMaking, setMaking] = useState(false)
  const makeButton = useRef<HTMLButtonElement>(null)
  const [lastOpened, setLastOpened] = useState<string | null>(null)
  const finishMaking = () => {
    setMaking(false)
    makeButton.current?.focus()
  }
  const [shown, setShown] = useState<PublicState | null>(null)
  const inState = (items: EditedItem[], state: RoadmapState) =>
    items.filter((item) => item.state === state)
  return (
    <EditorPanel
      id={headingId}
      heading={m.editor_roadmap_heading()}
      intro={m.editor_roadmap_intro()}
      query={useQuery(itemsQuery())}
      loadingText={m.editor_roadmap_loading()}
      errorText={m.editor_roadmap_error()}
      changeError={null}
      action={
        <Button
          ref={makeButton}
          look="primary"
          aria-expanded={isMaking}
          onClick={() => setMaking(true)}
        >
          <Plus aria-hidden="true" size={22} />
          {m.editor_roadmap_new()}
        </Button>
      }
    >
      {(items) => {
        const pending = inState(items, 'pending')
        const others = items.filter((item) => item.state !== 'pending')
        const chosen = shown ? inState(others, shown) : others
        const rows = { targets: items.filter(isTarget), lastOpened, onOpen: setLastOpened }
        return (
          <>
            {isMaking && (
              <section className="editor-row" aria-label={m.editor_roadmap_new()}>
                <ItemForm item={null} targets={rows.targets} onDone={finishMaking} />
              </section>
            )}
            <h3>{m.editor_roadmap_pending_heading()}</h3>
            <Items {...rows} items={pending} emptyText={m.editor_roadmap_pending_none()} />
            <div className="roadmap-area-head">
              <h3>{m.editor_roadmap_public_heading()}</h3>
              <SelectField
                isInline
                label={m.editor_roadmap_show()}
                value={shown ?? ''}
                options={[
                  ['', m.editor_roadmap_show_all()],
                  ...publicStates.map((state) => [state, stateName(state)] as const),
                ]}
                onChange={(value) =>
                  setShown(publicStates.find((state) => state === value) ?? null)
                }
              />
            </div>
            <Items
              {...rows}
              items={chosen}
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
