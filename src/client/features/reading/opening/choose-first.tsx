import { m } from '../../../paraglide/messages.js'
import { Page } from '../../../shell/page/page.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

/** The reader's page without a story in the address. */
export function ChooseFirst() {
  return (
    <Page
      heading={m.reader_heading()}
      actions={
        <ButtonLink to="/story-collection" variant="primary">
          {m.landing_library()}
        </ButtonLink>
      }
    >
      {m.reader_choose_first()}
    </Page>
  )
}
