import { m } from '../../paraglide/messages.js'
import lantern from './logo.svg'

/** The lantern and the product's name. */
export function Logo() {
  return (
    <span className="flex min-h-11 items-center gap-2 font-title text-xl font-extrabold">
      <img src={lantern} alt="" width={30} height={34} />
      <span className="logo-word">{m.site_name()}</span>
    </span>
  )
}
