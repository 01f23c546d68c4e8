import { Contact } from '../features/contact/contact.tsx'
import { Faq } from '../features/contact/faq.tsx'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page/page.tsx'

export function Component() {
  return (
    <Page heading={m.contact_heading()} picture="letter" description={m.contact_description()}>
      <p>{m.contact_intro()}</p>
      <p className="mt-2">
        <a href="#nachricht">{m.contact_to_form()}</a>
      </p>
      <Faq />
      <Contact />
    </Page>
  )
}
