import type { Child } from '../../../contract/child.ts'
import { ageBands } from '../../../contract/family.ts'
import { m } from '../../paraglide/messages.js'

const ages = {
  '3-4': m.child_age_3,
  '5-6': m.child_age_5,
  '7-8': m.child_age_7,
  '9+': m.child_age_9,
}

/** The name of an age band; null means no limit. */
export function ageLabel(band: Child['ageBand']): string {
  return band === null ? m.child_age_none() : ages[band]()
}

/** A child's name for screen readers: „Mia, 5–6 Jahre“. */
export function childLabel({ name, ageBand }: Pick<Child, 'name' | 'ageBand'>): string {
  return ageBand === null ? name : `${name}, ${ageLabel(ageBand)}`
}

const animals: Record<Child['avatar'], () => string> = {
  fox: m.child_avatar_fox,
  hedgehog: m.child_avatar_hedgehog,
  owl: m.child_avatar_owl,
  hare: m.child_avatar_hare,
  bear: m.child_avatar_bear,
  frog: m.child_avatar_frog,
  mouse: m.child_avatar_mouse,
  squirrel: m.child_avatar_squirrel,
  cat: m.child_avatar_cat,
  robin: m.child_avatar_robin,
  magpie: m.child_avatar_magpie,
  badger: m.child_avatar_badger,
}

/** The animal's name. */
export function avatarName(avatar: Child['avatar']): string {
  return animals[avatar]()
}

/** The band for an age in years. */
function bandFor(age: number): (typeof ageBands)[number] {
  if (age <= 4) return '3-4'
  if (age <= 6) return '5-6'
  return age <= 8 ? '7-8' : '9+'
}

/**
 * The age that a child reaches in `year`, and the band for it; null if its band still fits, or if band or
 * birth year is unknown.
 */
export function findOutgrownBand(
  { ageBand, birthYear }: Pick<Child, 'ageBand' | 'birthYear'>,
  year: number,
): { age: number; ageBand: (typeof ageBands)[number] } | null {
  if (ageBand === null || birthYear === null) return null
  const age = year - birthYear
  const fittingBand = bandFor(age)
  return ageBands.indexOf(fittingBand) > ageBands.indexOf(ageBand)
    ? { age, ageBand: fittingBand }
    : null
}
