import { m } from '../../paraglide/messages.js'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** The reader without a story. */
export function ChooseFirst() {
  return (
    <Page
      heading={m.reader_heading()}
      actions={
        <ButtonLink to="/story-collection" look="primary">
          {m.landing_library()}
        </ButtonLink>
      }
    >
      {m.reader_choose_first()}
    </Page>
  )
}
