import { sampleStoryId } from '../../../contract/plan.ts'

/** The story's sheet; guests read the sample at once and sign in for the others. */
export function storyAddress(storyId: string, isSignedIn: boolean): string {
  const sheet = `/story-collection?story=${storyId}`
  if (isSignedIn) return sheet
  if (storyId === sampleStoryId) return `/reader?story=${storyId}`
  return `/login?next=${encodeURIComponent(sheet)}`
}
