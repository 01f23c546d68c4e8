import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useKept } from '../kept/kept-state.ts'
import { titleIn } from '../story/story-words.ts'

/** Says which saved stories the browser has thrown away, and loads them again. */
export function LostNotice() {
  const { keeper, lost } = useKept()
  if (!keeper || lost.length === 0) return null
  const count = lost.length
  const titles = lost.map(({ card }) => `„${titleIn(getLocale(), card).text}“`)
  const handleAgain = () => {
    keeper.save(lost.map(({ card }) => card))
    keeper.dismissLost()
  }
  return (
    <Notice tone="warning">
      <p>
        {count === 1 ? m.offline_lost_one() : m.offline_lost({ count })}{' '}
        {new Intl.ListFormat(getLocale()).format(titles)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={handleAgain}>{m.offline_lost_again()}</Button>
        <Button look="plain" onClick={keeper.dismissLost}>
          {m.offline_lost_fine()}
        </Button>
      </div>
    </Notice>
  )
}
