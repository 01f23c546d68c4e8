import type { Child } from '../../../contract/child.ts'
import { useFamily } from './use-family.ts'

const view = 'start'

/** Where a new family says for whom it reads and gets its first stories. */
export const onboardingAddress = `/dashboard?view=${view}`

/** Whether the dashboard's address is `onboardingAddress`. */
export function isOnboardingAddress(params: URLSearchParams): boolean {
  return params.get('view') === view
}

type OnlyChild = Pick<Child, 'createdAt' | 'updatedAt' | 'readStories'>

/**
 * Whether the family has not said yet for whom it reads: its only child is as the registration made it.
 * An answer changes the child, and so does skipping, so that no browser asks again.
 */
export function isOnboardingOpen([first, ...others]: Omit<OnlyChild, 'readStories'>[]): boolean {
  return first !== undefined && others.length === 0 && first.updatedAt === first.createdAt
}

/** Whether the onboarding is open and nothing was read yet: a sign-in leads to it. */
export function isNewFamily(children: OnlyChild[]): boolean {
  return isOnboardingOpen(children) && children[0]?.readStories.length === 0
}

/** Whether the onboarding is open; false while loading. */
export function useIsOnboardingOpen(): boolean {
  return isOnboardingOpen(useFamily().children)
}
