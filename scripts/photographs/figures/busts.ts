import { form, moved, oval, smoothPath } from './form.ts'
import { cloth, type Look, profile } from './people.ts'

/** Head, neck and shoulders seen from the side, looking right; the head's middle is the origin. */
export function manBust(look: Look, jacket: string = cloth.navy, { lean = 8 } = {}): string {
  const back =
    '-8.5,14.5 -2,19.5 2.6,25 6.5,36 9,54 9,80 9,130 -41,130 -39.5,92 -38.5,66 -37,47 -33,33.5 -27,26 -19,21 -11.5,14.5'
  const collar = '-10,11 -2.4,16.4 2,22 0.6,23.4 -4,19.4 -11,13.6'
  const lapel = '0.6,23 3.4,28 2.2,44 0.6,60 0,48 1,36'
  return (
    smoothPath(back, jacket) +
    moved(profile(look, 'short'), 0, { turn: lean }) +
    smoothPath(collar, cloth.cream) +
    smoothPath(lapel, '#15181b')
  )
}

interface Bust {
  style?: 'bun' | 'long'
  lean?: number
  /** A high neck instead of bare shoulders. */
  high?: boolean
}

export function womanBust(
  look: Look,
  dress: string = cloth.ivory,
  { style = 'bun', lean = -4, high }: Bust = {},
) {
  const shoulders =
    '-6.4,13 -1.5,17.5 2,24 5.4,34 8.6,46 6.6,58 -24,60 -25.6,48 -25,37 -21.5,28.5 -16,23.4 -10.5,19'
  const gown = '7.2,40 9.4,50 6,64 2.6,80 7,130 -32,130 -22,84 -23.6,66 -25.4,50 -18,51.5 -7,51 2,46.5'
  const knit =
    '-7.6,13 -2,14.5 0.6,17 3,25 6,34 9.4,46 7,62 4,80 6,130 -32,130 -26,86 -26,64 -26.4,48 -25.4,37 -21.6,28.4 -16,23.2 -11,19.6 -8.6,15.5'
  return (
    (high ? '' : smoothPath(shoulders, look.skin) + smoothPath(gown, dress)) +
    moved(profile(look, style), 0, { turn: lean }) +
    (high ? smoothPath(knit, dress) : '') +
    oval([-2.6, 5.6], [0.7, 0.9], '#f7efe0')
  )
}

/** Two faces brow to brow: `his` looks right, `hers` looks left. */
export function browToBrow(him: Look, her: Look): { his: string; hers: string } {
  const arm = form('21,41,9 16,52,9 7,54,8 -3,44,6.6 -9.4,31,5.4', her.skin)
  const hand = form('-9.2,32,5.4 -11.6,25,6.8 -13,18,5 -13.6,13,2.6', her.skin)
  return {
    his: moved(manBust(him), -11.5),
    hers: moved(womanBust(her), 10.4, { y: 5.5, flip: true, size: 0.95 }) + arm + hand,
  }
}

/** A mother looking down at the newborn in her arms. */
export function cradling(look: Look, child: Look, dress: string): string {
  const wrap = smoothPath('0,45 9,37 20,31.5 27,33 30,40 27,48.5 18,57 4,63 -9,63 -11,54', '#e6dac8')
  const fold =
    form('-6,57,1 8,50,1.6 19,40,1.4 25,36,0.8', '#c9baa4') + form('0,61,0.8 14,54,1.4 25,45,1', '#cdbfaa')
  const face = oval([21.6, 33], [6.4, 6.2, 20], child.skin)
  const bonnet = smoothPath(
    '16.6,29 19.6,25.6 25,25.2 30,29 31,35 28,39.5 26,37 25.4,32 21.6,29.4',
    '#d3c1a6',
  )
  const sleeve = form('-17,36,13 -19,50,13.5 -12,63,12.5 4,68,11 17,62,9', dress)
  const hand = form('15,63,7.6 22,57,7 27,50,5.6 29,45,3.4', look.skin)
  return (
    womanBust(look, dress, { style: 'bun', lean: 24, high: true }) +
    face +
    bonnet +
    wrap +
    fold +
    sleeve +
    hand
  )
}
