import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Says what failed to load and offers a retry. */
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
