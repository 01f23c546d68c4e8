import { MailedNewsletter } from '../features/newsletter/mailed-newsletter.tsx'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.news_heading()}
      picture="letter"
      description={m.news_description()}
      actions={
        <ButtonLink look="primary" to="/story-ranking">
          {m.ranking_heading()}
        </ButtonLink>
      }
    >
      <MailedNewsletter />
      <p>{m.news_text()}</p>
    </Page>
  )
}
