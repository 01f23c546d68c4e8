import { type CatOptions, cat } from '../../draw/cast/cat.ts'
import { type GrandmotherOptions, grandmother } from '../../draw/cast/grandmother.ts'

/** The tomcat, black as a stovepipe; next to Gerda at `catScale`. */
export const muck = (options: CatOptions = {}) => cat({ color: '#4a4660', ...options })

/** The red one from the shed. */
export const ginger = (options: CatOptions = {}) => cat({ color: '#e0813c', ...options })

export const gerda = (options: GrandmotherOptions = {}) =>
  grandmother({ dress: '#5f5590', shawl: '#c8434a', ...options })
