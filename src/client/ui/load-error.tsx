import { useIsOnline } from '../lib/use-is-online.ts'
import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Says what failed to load and offers a retry; without a network, that it waits for one. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  if (!useIsOnline()) return <Notice>{m.site_network_wait()}</Notice>
  return (
    <Notice tone="danger">
      <p>{text}</p>
      <Button className="mt-3" onClick={onRetry}>
        {m.site_retry()}
      </Button>
    </Notice>
  )
}
