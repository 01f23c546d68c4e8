import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** The month's stories are read, but a child is told of no quota and no price. */
export function AskParents() {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <Page
      heading={m.kids_ask_parents()}
      picture="hedgehog"
      actions={
        <ButtonLink to="/dashboard" look="primary">
          {m.kids_home()}
        </ButtonLink>
      }
    >
      <p className="text-xl">{m.kids_ask_parents_text()}</p>
    </Page>
  )
}
