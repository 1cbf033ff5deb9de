import { handsHeld, tinyFeet, tulle } from '../scenes/close.ts'
import { printTable } from '../scenes/prints.ts'
import { looks } from '../light/looks.ts'
import type { Photograph } from '../photograph.ts'
import { appleBowl } from '../scenes/apples.ts'
import { driedGrass } from '../scenes/dried-grass.ts'
import { jugFlowers } from '../scenes/jug-flowers.ts'
import { linenRings } from '../scenes/linen-rings.ts'
import { paperSuite } from '../scenes/paper-suite.ts'
import { placeSetting } from '../scenes/place-setting.ts'
import { rosesClose } from '../scenes/roses.ts'
import { silkFolds } from '../scenes/silk.ts'

export const details: readonly Photograph[] = [
  {
    name: 'linen-rings',
    detail: 1.5,
    ratio: [1, 1],
    scene: linenRings,
    seed: 4,
    look: looks.table,
    position: '50% 54%',
    alt: 'Two gold wedding rings on washed linen',
  },
  {
    name: 'silk-folds',
    detail: 0.65,
    ratio: [3, 2],
    scene: silkFolds,
    seed: 9,
    look: looks.table,
    position: '50% 50%',
    alt: 'Folds of cream silk',
  },
  {
    name: 'paper-suite',
    detail: 1.35,
    ratio: [4, 5],
    scene: paperSuite,
    seed: 7,
    look: looks.table,
    position: '48% 50%',
    alt: 'A letterpress invitation with its envelope, a wax seal and a sprig of eucalyptus',
  },
  {
    name: 'place-setting',
    detail: 1.2,
    ratio: [4, 5],
    scene: placeSetting,
    seed: 11,
    look: looks.table,
    position: '52% 50%',
    alt: 'A stoneware plate with a menu card and an olive sprig, leaf shadow across the table',
  },
  {
    name: 'jug-flowers',
    ratio: [4, 5],
    scene: jugFlowers,
    seed: 4,
    look: looks.table,
    position: '50% 45%',
    alt: 'Garden roses in a stoneware jug, window light on the wall',
  },
  {
    name: 'roses-close',
    detail: 0.65,
    ratio: [1, 1],
    scene: rosesClose,
    seed: 4,
    look: looks.table,
    position: '60% 50%',
    alt: 'Garden roses seen from above',
  },
  {
    name: 'dried-grass',
    ratio: [2, 3],
    scene: driedGrass,
    seed: 6,
    look: looks.table,
    position: '55% 55%',
    alt: 'Dried grasses in a clay jar, window light on the wall',
  },
  {
    name: 'apple-bowl',
    ratio: [3, 2],
    scene: appleBowl,
    seed: 8,
    look: looks.table,
    position: '50% 55%',
    alt: 'A wooden bowl of striped apples in afternoon light',
  },

  {
    name: 'hands-held',
    detail: 0.65,
    ratio: [3, 2],
    scene: handsHeld,
    seed: 11,
    look: looks.golden,
    position: '50% 55%',
    alt: 'Two hands holding each other, a field in low sun behind',
  },
  {
    name: 'tiny-feet',
    ratio: [4, 5],
    scene: tinyFeet,
    seed: 4,
    look: looks.table,
    position: '50% 48%',
    alt: "A newborn's feet out of the edge of a blanket",
  },
  {
    name: 'tulle',
    detail: 0.65,
    ratio: [2, 3],
    scene: tulle,
    seed: 5,
    look: looks.room,
    position: '50% 50%',
    alt: 'Layers of a tulle veil',
  },
  {
    name: 'print-table',
    detail: 1.2,
    ratio: [3, 2],
    scene: printTable,
    seed: 6,
    look: looks.table,
    position: '55% 55%',
    alt: 'Three fine-art prints laid out on linen in dappled light',
  },
]
