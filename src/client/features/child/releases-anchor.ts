/** The anchor of a child's „Ausgeblendete Geschichten“ in the settings. */
export const releasesAnchor = (childId: string) => `ausgeblendet-${childId}`
