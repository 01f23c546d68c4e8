import { m } from '../../paraglide/messages.js'

/** The pages that the law requires within reach of every page, with the names of their links. */
export const legalPages = [
  { address: '/impressum', name: m.footer_impressum },
  { address: '/agb', name: m.footer_agb },
  { address: '/privacy-policy', name: m.footer_privacy },
  { address: '/barrierefreiheit', name: m.footer_accessibility },
  // The law requires these labels (§§ 312k, 356a BGB).
  { address: '/kuendigen', name: m.footer_cancel },
  { address: '/widerruf', name: m.footer_withdraw },
]
