/** The settings that are one of the choices; an older or newer version may know others. */
export function knownChoices<Choices extends Record<string, readonly string[]>>(
  choices: Choices,
  settings: Record<string, unknown>,
): { [Name in keyof Choices]?: Choices[Name][number] } {
  const valid = Object.entries(settings).filter(([name, value]) =>
    choices[name]?.some((choice) => choice === value),
  )
  return Object.fromEntries(valid) as { [Name in keyof Choices]?: Choices[Name][number] }
}
