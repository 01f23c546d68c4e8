import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type CatOptions, cat } from '../../draw/cast/cat.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { plate } from '../../draw/props/dining.ts'

const skin = '#c58a5e'

export const samir = (options: ChildOptions = {}) =>
  child({
    skin,
    hair: '#2f1d1e',
    hairStyle: 'curls',
    outfit: 'jumper',
    color: '#2f9a8f',
    trousers: '#5a5a86',
    ...options,
  })

export const oma = (options: AdultOptions = {}) =>
  adult({
    skin: '#b97f55',
    hair: '#d9d3dd',
    hairStyle: 'bun',
    old: true,
    glasses: true,
    outfit: 'dress',
    color: '#7a4f8f',
    apron: '#fdf0da',
    ...options,
  })

export const ginger = (options: CatOptions = {}) => cat({ color: '#e2954a', ...options })

/** A stack of three plates carried on an arm; (0, 0) is where they are held. */
export const plateStack = [0, -22, -44]
  .map((y) => `<g transform="translate(0 ${y}) scale(.8)">${plate()}</g>`)
  .join('')
