import { sampleStoryId } from '../../../../contract/plan.ts'

/** The address of a story's sheet; guests get the sample's text, or the login for other stories. */
export function storyAddress(storyId: string, isSignedIn: boolean): string {
  const sheet = `/story-collection?story=${storyId}`
  if (isSignedIn) return sheet
  if (storyId === sampleStoryId) return `/reader?story=${storyId}`
  return `/login?next=${encodeURIComponent(sheet)}`
}

/** History state of a sheet that was opened from a page of the app, so that closing it goes back there. */
export const openedInApp = { isOpenedInApp: true }
