import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import hedgehog from '../story/card/sleeping-hedgehog.svg'
import { kidsAddress } from './kids-address.ts'

/** The pictures could not be loaded. */
export function KidsLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="kids-empty paper" role="alert">
      <img src={hedgehog} width={240} height={150} alt="" />
      <p>{m.kids_trouble()}</p>
      <Button variant="primary" onClick={onRetry}>
        {m.site_retry()}
      </Button>
    </div>
  )
}

/** There are no stories here yet. */
export function KidsEmpty({ picture, text }: { picture: string; text: string }) {
  return (
    <div className="kids-empty paper">
      <img src={picture} width={240} height={150} alt="" />
      <p>{text}</p>
      <ButtonLink variant="primary" to={kidsAddress({ kind: 'values' })}>
        {m.kids_to_shelves()}
      </ButtonLink>
    </div>
  )
}
