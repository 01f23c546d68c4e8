import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import hedgehog from '../story/sleeping-hedgehog.svg'
import { kidsAddress } from './kids-address.ts'

/** The pictures did not come: nothing a child could have done wrong. */
export function KidsTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="kids-empty paper" role="alert">
      <img src={hedgehog} width={240} height={150} alt="" />
      <p>{m.kids_trouble()}</p>
      <Button look="primary" onClick={onRetry}>
        {m.site_retry()}
      </Button>
    </div>
  )
}

/** Nothing stands on this shelf yet. */
export function KidsEmpty({ picture, text }: { picture: string; text: string }) {
  return (
    <div className="kids-empty paper">
      <img src={picture} width={240} height={150} alt="" />
      <p>{text}</p>
      <ButtonLink look="primary" to={kidsAddress({ kind: 'values' })}>
        {m.kids_to_shelves()}
      </ButtonLink>
    </div>
  )
}
