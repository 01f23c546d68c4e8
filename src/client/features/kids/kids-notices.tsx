import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Doors } from './doors.tsx'
import { KidsPicture } from './kids-picture.tsx'

/** The pictures could not be loaded. */
export function KidsLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="kids-notice" role="alert">
      <KidsPicture picture="sleep" text={m.kids_trouble()}>
        <p>{m.kids_trouble()}</p>
      </KidsPicture>
      <div className="kids-ways">
        <Button variant="primary" onClick={onRetry}>
          {m.site_retry()}
        </Button>
      </div>
    </div>
  )
}

interface KidsEmptyProps {
  picture: 'begin' | 'favorites' | 'shelf' | 'sleep'
  text: string
}

/** There are no stories here yet. */
export function KidsEmpty({ picture, text }: KidsEmptyProps) {
  return (
    <div className="kids-notice">
      <KidsPicture picture={picture} text={text}>
        <p>{text}</p>
      </KidsPicture>
      <div className="kids-rail">
        <Doors />
      </div>
    </div>
  )
}
