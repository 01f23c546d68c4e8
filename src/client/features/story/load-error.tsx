import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says what did not come and offers to ask again. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>{text}</p>
      <Button className="mt-3" onClick={onRetry}>
        {m.site_retry()}
      </Button>
    </Notice>
  )
}
