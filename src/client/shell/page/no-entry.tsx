import { m } from '../../paraglide/messages.js'
import { Page } from './page.tsx'

/** Replaces an editors' page for users who are no editors. */
export function NoEntry() {
  return <Page heading={m.site_no_permission_title()}>{m.site_no_permission()}</Page>
}
