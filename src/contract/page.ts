/** Every page's address (spec 2.5, and the law's two); none has parameters. */
export const pagePaths = [
  '/',
  '/login',
  '/dashboard',
  '/story-collection',
  '/vision',
  '/reader',
  '/content-manager',
  '/favorites',
  '/remember',
  '/liked',
  '/story-ranking',
  '/account-settings',
  '/abo',
  '/news',
  '/contact',
  '/account-delete',
  '/roadmap',
  '/voting',
  '/payment-success',
  '/payment-failure',
  '/impressum',
  '/agb',
  '/privacy-policy',
  '/kuendigen',
  '/widerruf',
  '/barrierefreiheit',
] as const
export type PagePath = (typeof pagePaths)[number]

/** A family's pages that show themselves before session and family are known (decision 0036). */
export const familyPages = ['/dashboard', '/story-collection'] as const satisfies PagePath[]
export const isFamilyPage = (path: string) => familyPages.some((page) => page === path)
