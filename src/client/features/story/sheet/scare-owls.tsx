import { m } from '../../../paraglide/messages.js'
import owl from './owl.svg'

const labels = [m.story_scare_0, m.story_scare_1, m.story_scare_2, m.story_scare_3] as const
const owls = [1, 2, 3] as const

/** The scare factor from 0 to 3 as text, and from 1 as owls: three pale ones would look switched off. */
export function ScareOwls({ scare }: { scare: number }) {
  const label = labels[scare] ?? m.story_scare_3
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {scare > 0 && (
        <span className="flex" aria-hidden="true">
          {owls.map((at) => (
            <img
              key={at}
              src={owl}
              width={26}
              height={26}
              alt=""
              className={at > scare ? 'no-owl' : ''}
            />
          ))}
        </span>
      )}
      {label()}
    </span>
  )
}
