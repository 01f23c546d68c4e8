import { useAuth } from '../../../data/session/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { Page } from '../../../shell/page/page.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Redirect } from '../../../ui/redirect.tsx'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { SampleLink } from '../shared/sample-link.tsx'
import { StoriesInstead } from './stories-instead.tsx'

/** The reader's page without a story in the address. */
export function ChooseFirst() {
  const { user } = useAuth()
  // Children choose on their home.
  if (useKidsMode()) return <Redirect to="/dashboard" />
  return (
    <>
      <Page
        heading={m.reader_heading()}
        picture="books"
        actions={
          <ButtonLink to="/story-collection" variant="primary">
            {m.landing_library()}
          </ButtonLink>
        }
      >
        <p>{m.reader_choose_first()}</p>
        {user === null && (
          <div className="mt-4 max-w-md">
            <SampleLink label={m.reader_sample()} />
          </div>
        )}
      </Page>
      <StoriesInstead />
    </>
  )
}
