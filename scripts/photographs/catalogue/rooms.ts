import { looks } from '../light/looks.ts'
import type { Photograph } from '../photograph.ts'
import { candleTable } from '../scenes/candles.ts'
import { doorway } from '../scenes/doorway.ts'
import { firstDance } from '../scenes/first-dance.ts'
import { gardenLights } from '../scenes/garden-lights.ts'
import { hangingGown } from '../scenes/gown.ts'
import { marquee } from '../scenes/marquee.ts'
import { umbrella } from '../scenes/rain.ts'
import { cradle, curtainMorning, newbornWindow } from '../scenes/rooms.ts'
import { sparklers } from '../scenes/sparklers.ts'
import { shadowKiss, windowLight } from '../scenes/wall.ts'

export const rooms: readonly Photograph[] = [
  {
    name: 'window-light',
    detail: 0.8,
    ratio: [1, 1],
    scene: windowLight,
    seed: 4,
    look: looks.table,
    position: '50% 45%',
    alt: 'The light of a six-pane window falls on a plaster wall with the shadow of a branch',
  },
  {
    name: 'shadow-kiss',
    detail: 0.8,
    ratio: [2, 3],
    scene: shadowKiss,
    seed: 4,
    look: looks.table,
    position: '55% 60%',
    alt: 'The shadows of two people lean together on a sunlit wall',
  },
  {
    name: 'curtain-morning',
    detail: 0.65,
    ratio: [4, 5],
    scene: curtainMorning,
    seed: 5,
    look: looks.room,
    position: '52% 45%',
    alt: 'Sheer curtains at a tall window, daylight on the floorboards',
  },
  {
    name: 'hanging-gown',
    detail: 0.8,
    ratio: [2, 3],
    scene: hangingGown,
    seed: 4,
    look: looks.room,
    position: '50% 50%',
    alt: 'A wedding gown on its hanger before a bright window',
  },
  {
    name: 'doorway',
    detail: 0.8,
    ratio: [2, 3],
    scene: doorway,
    seed: 8,
    look: looks.golden,
    position: '50% 55%',
    alt: 'A bride stands in an open barn door with the evening behind her',
  },
  {
    name: 'newborn-window',
    detail: 0.65,
    ratio: [3, 2],
    scene: newbornWindow,
    seed: 4,
    look: looks.room,
    position: '60% 65%',
    alt: 'A newborn sleeps in a rush basket beside a curtained window',
  },
  {
    name: 'garden-lights',
    detail: 0.65,
    ratio: [3, 2],
    scene: gardenLights,
    seed: 6,
    look: looks.night,
    position: '50% 40%',
    alt: 'Strings of bulbs over a garden at nightfall',
  },
  {
    name: 'first-dance',
    detail: 0.8,
    ratio: [2, 3],
    scene: firstDance,
    seed: 4,
    look: looks.night,
    position: '48% 60%',
    alt: "A couple's first dance under strings of warm lights",
  },
  {
    name: 'sparklers',
    detail: 0.8,
    ratio: [3, 2],
    scene: sparklers,
    seed: 4,
    look: looks.night,
    position: '46% 60%',
    alt: 'The couple leaves between two lines of guests holding sparklers',
  },
  {
    name: 'marquee',
    ratio: [16, 9],
    scene: marquee,
    seed: 3,
    look: looks.night,
    position: '60% 60%',
    alt: 'A lit tent in a field at blue hour, wooded hills behind',
  },
  {
    name: 'candle-table',
    detail: 0.65,
    ratio: [2, 3],
    scene: candleTable,
    seed: 12,
    look: looks.night,
    position: '45% 65%',
    alt: "Two candles burning, the evening's lights soft behind them",
  },
  {
    name: 'umbrella',
    detail: 0.8,
    ratio: [4, 5],
    scene: umbrella,
    seed: 9,
    look: looks.night,
    position: '48% 55%',
    alt: 'A couple holds each other under one umbrella in the rain, street lights behind',
  },
  {
    name: 'cradle',
    detail: 0.65,
    ratio: [4, 5],
    scene: cradle,
    seed: 4,
    look: looks.room,
    position: '48% 50%',
    alt: 'A mother at the window looks down at the newborn in her arms',
  },
]
