/** How this browser reaches Google; Google refuses browsers embedded in other apps. */
type GoogleMethod = 'popup' | 'redirect' | 'embedded'

const embeddedPattern =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line|TikTok|musical_ly|Snapchat|Pinterest|LinkedInApp)\b|; wv\)/

/** The method for this browser; an app on the home screen cannot return from a pop-up. */
export function googleMethod(userAgent: string, isStandalone: boolean): GoogleMethod {
  if (embeddedPattern.test(userAgent)) return 'embedded'
  return isStandalone ? 'redirect' : 'popup'
}
