import { m } from '../paraglide/messages.js'
import { Page } from './page.tsx'

/** Shown instead of a page that is the editors' own. */
export function NoEntry() {
  return <Page heading={m.site_no_permission_title()}>{m.site_no_permission()}</Page>
}
