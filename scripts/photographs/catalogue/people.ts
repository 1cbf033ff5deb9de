import { dock } from '../scenes/dock.ts'
import { looks } from '../light/looks.ts'
import type { Photograph } from '../photograph.ts'
import { behindFlowers } from '../scenes/behind-flowers.ts'
import { meadowWalk } from '../scenes/meadow-walk.ts'
import { ridgeCouple } from '../scenes/ridge-couple.ts'
import { familyWalk, liftedChild, runningChild, shoreFamily } from '../scenes/families.ts'
import { foreheads } from '../scenes/foreheads.ts'
import { headshotLong, headshotMan, headshotProfile } from '../scenes/headshots.ts'
import { windVeil } from '../scenes/wind-veil.ts'

export const people: readonly Photograph[] = [
  {
    name: 'meadow-walk',
    ratio: [3, 2],
    scene: meadowWalk,
    seed: 4,
    look: looks.golden,
    position: '40% 55%',
    alt: 'A newly married couple walks hand in hand through tall grass, low sun in the trees ahead of them',
  },
  {
    name: 'ridge-couple',
    ratio: [16, 9],
    scene: ridgeCouple,
    seed: 4,
    look: looks.golden,
    position: '35% 75%',
    alt: 'Two small figures stand hand in hand on a ridge above hills that fade into evening haze',
  },
  {
    name: 'behind-flowers',
    detail: 0.65,
    ratio: [4, 5],
    scene: behindFlowers,
    seed: 7,
    look: looks.golden,
    position: '55% 55%',
    alt: 'A couple out of focus in a meadow, seed heads sharp in front of them',
  },
  {
    name: 'foreheads',
    ratio: [2, 3],
    scene: foreheads,
    seed: 4,
    look: looks.golden,
    position: '50% 42%',
    alt: 'Bride and groom brow to brow, the setting sun between their faces',
  },
  {
    name: 'wind-veil',
    ratio: [4, 5],
    scene: windVeil,
    seed: 9,
    look: looks.golden,
    position: '40% 55%',
    alt: 'A bride stands in a field while the wind lifts her long veil',
  },
  {
    name: 'family-walk',
    ratio: [3, 2],
    scene: familyWalk,
    seed: 12,
    look: looks.golden,
    position: '60% 60%',
    alt: "A family crosses a hay field at sunset, the younger boy on his father's shoulders",
  },
  {
    name: 'lifted-child',
    ratio: [2, 3],
    scene: liftedChild,
    seed: 15,
    look: looks.golden,
    position: '45% 60%',
    alt: 'A mother lifts her small son above her head against the evening sky',
  },
  {
    name: 'running-child',
    ratio: [4, 5],
    scene: runningChild,
    seed: 21,
    look: looks.golden,
    position: '60% 60%',
    alt: 'A girl in a rust skirt runs through long grass with her arms out',
  },
  {
    name: 'shore-family',
    ratio: [3, 2],
    scene: shoreFamily,
    seed: 6,
    look: looks.dusk,
    position: '66% 70%',
    alt: 'Two parents and a child stand at the edge of the sea as the light goes pink',
  },
  {
    name: 'profile-evening',
    detail: 0.65,
    ratio: [4, 5],
    scene: headshotProfile,
    seed: 4,
    look: looks.table,
    position: '45% 35%',
    alt: 'A woman in profile, a warm light along her face, the room dark behind her',
  },
  {
    name: 'profile-slate',
    detail: 0.65,
    ratio: [4, 5],
    scene: headshotMan,
    seed: 4,
    look: looks.table,
    position: '55% 35%',
    alt: 'A man in a dark jacket in profile before a slate-blue backdrop',
  },
  {
    name: 'profile-window',
    detail: 0.65,
    ratio: [4, 5],
    scene: headshotLong,
    seed: 4,
    look: looks.airy,
    position: '45% 35%',
    alt: 'A woman with long hair in profile, almost dissolved in window light',
  },
  {
    name: 'dock',
    ratio: [3, 2],
    scene: dock,
    seed: 5,
    look: looks.dusk,
    position: '38% 65%',
    alt: 'A couple at the end of a jetty, the lake holding the evening sky',
  },
]
