/** How Google can be asked here: Google refuses browsers that are built into other apps. */
type GoogleWay = 'popup' | 'redirect' | 'embedded'

const embedded =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line|TikTok|musical_ly|Snapchat|Pinterest|LinkedInApp)\b|; wv\)/

/** The way to Google in this browser; an app on the home screen has no pop-ups to come back from. */
export function googleWay(userAgent: string, isStandalone: boolean): GoogleWay {
  if (embedded.test(userAgent)) return 'embedded'
  return isStandalone ? 'redirect' : 'popup'
}
