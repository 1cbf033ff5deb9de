import { form, oval, type Place, smoothPath } from './form.ts'

export const cloth = {
  ivory: '#efe6d8',
  cream: '#e3d3b8',
  sand: '#c9ae8a',
  rust: '#a2603f',
  sage: '#8d9277',
  slate: '#5d6670',
  navy: '#2b333d',
  charcoal: '#2f2f30',
  denim: '#566777',
  blush: '#d9b3a0',
  umber: '#5b4636',
} as const
export const skin = { pale: '#cfa68a', olive: '#b18362', deep: '#7a5138' } as const
export const hair = {
  dark: '#2e221b',
  brown: '#4c3629',
  auburn: '#6f472f',
  fair: '#a9825a',
  grey: '#8d8780',
} as const
const leather = '#241d18'
const crease = '#15130f'

export interface Look {
  skin: string
  hair: string
}

/** A bride seen from behind, her train to one side. */
export function brideBack(
  { skin: tone, hair: colour }: Look,
  dress: string = cloth.ivory,
  arms: 'one' | 'none' = 'one',
) {
  return [
    arms === 'one' ? form('-14.5,-136,9 -18,-122,8 -20,-108,7 -20.5,-94,5.6 -20,-86,6 -19,-79,4', tone) : '',
    form('0,-153,9.6 0,-147,9 0,-142.5,17 0,-139,31 0,-132,31 0,-120,26', tone),
    form(
      '0,-129,26 0,-119,26 0,-109,20.5 0,-99,27 0.5,-86,34 1.5,-60,40 3,-34,51 5,-12,66 5.5,0,78 5.6,3,72',
      dress,
    ),
    smoothPath('20,-14 36,-7 52,-1 62,3 40,5 14,4', dress),
    form('-0.5,-126,0.6 -0.4,-112,0.8 0,-100,0.5', '#b9ab97'),
    oval([0, -160], [7.4, 9.8], colour),
    oval([0.6, -151.5], [5.6, 4.6], colour),
  ].join('')
}

interface Suit {
  jacket: string
  trousers: string
}

/** A man seen from behind, mid-step. */
export function manBack(
  { skin: tone, hair: colour }: Look,
  { jacket, trousers }: Suit,
  arms: 'hang' | 'none' = 'hang',
) {
  return [
    form('-7,-88,18 -8.5,-62,15.5 -9.5,-44,13 -10.5,-20,11.5 -11,-3,11.5', trousers),
    form('7.5,-88,18 8,-62,15.5 8.5,-44,12.5 10,-22,11 11.5,-7,10.5', trousers),
    form('-11,-5,9.5 -12,0,11 -12,2,8', leather),
    form('11.5,-8,9 12,-3,10.5 12,-1,8', leather),
    form('0,-160,11 0,-153,11.6 0,-149,14', tone),
    arms === 'hang' ? hangingArm(jacket, tone, -1) : '',
    form(
      '0,-155,12 0,-151,22 0,-147,36 0,-141,43 0,-130,41.5 0,-112,36 0,-99,36 0,-84,39.5 0,-79,39',
      jacket,
    ),
    form('0,-141,0.4 0.4,-115,0.7 0,-82,1', crease),
    arms === 'hang' ? form('-17.5,-134,0.5 -19.2,-118,1.2 -18.8,-98,0.8', crease) : '',
    form('0,-163,12.6 0,-157,11.4', tone),
    oval([0, -168.8], [7.9, 10.4], colour),
  ].join('')
}

function hangingArm(jacket: string, tone: string, side: number) {
  const at = (x: number, y: number, width: number) => [x * side, y, width] as const
  return (
    form([at(22.6, -88, 7), at(22.2, -80, 7.6), at(21, -75, 4.6)], tone) +
    form(
      [at(17, -143, 12), at(21.5, -126, 11.4), at(23.6, -108, 10), at(23.2, -92, 8.6), at(22.8, -86, 8)],
      jacket,
    )
  )
}

/** An arm hanging or reaching: shoulder, elbow, hand. */
export function arm(
  [shoulder, elbow, hand]: readonly [Place, Place, Place],
  { sleeve, tone, size = 1 }: { sleeve: string; tone: string; size?: number },
) {
  const wrist: Place = [elbow[0] + (hand[0] - elbow[0]) * 0.8, elbow[1] + (hand[1] - elbow[1]) * 0.8]
  return [
    form(
      [
        [...wrist, 6 * size],
        [...hand, 6.6 * size],
        [hand[0] + (hand[0] - wrist[0]) * 0.4, hand[1] + (hand[1] - wrist[1]) * 0.4, 3.6 * size],
      ],
      tone,
    ),
    form(
      [
        [...shoulder, 11.5 * size],
        [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2, 11 * size],
        [...elbow, 9.4 * size],
        [...wrist, 7.6 * size],
      ],
      sleeve,
    ),
  ].join('')
}

/** A small child seen from behind, about a metre tall. */
export function childBack(
  { skin: tone, hair: colour }: Look,
  { top, skirt }: { top: string; skirt?: string },
) {
  const legs = skirt ? tone : cloth.denim
  return [
    form('-4.6,-44,10 -5,-22,8 -5.5,-3,7', legs),
    form('4.6,-44,10 5,-22,8 6.5,-5,7', legs),
    form('-6,-4,6.6 -6.5,0.5,7.6', leather),
    form('6.5,-6,6.6 7,-1,7.6', leather),
    form('-9.5,-72,6.6 -12,-60,6 -13,-48,5 -13,-42,4.4', top),
    form('9.5,-72,6.6 12,-60,6 13,-48,5 13,-42,4.4', top),
    form('0,-80,7.6 0,-76,8.6', tone),
    form('0,-78,9 0,-75.5,17 0,-71,21 0,-58,19.5 0,-46,21 0,-42,20', top),
    skirt ? form('0,-58,19 0,-48,26 0.5,-34,35 0.5,-28,39', skirt) : '',
    oval([0, -89], [8, 9.8], colour),
  ].join('')
}

/** The outline of a head that looks right, its middle at the origin; neck included. */
export function profile({ skin: tone, hair: colour }: Look, style: 'short' | 'bun' | 'long') {
  const face =
    '-1,-12 4.5,-11 7.5,-7.8 8.3,-4.6 8,-2.9 8.8,-0.6 10.2,1.9 9.8,2.9 8.5,3.6 8.7,4.6 8.9,5.3 8.3,5.9 8.6,6.6 8,7.5 8.2,8.9 7.2,10.3 4.4,10.4 1.6,8.8 0.6,13 1.4,20 -8.4,20 -6.4,12 -7.4,7 -10,2 -10.4,-4 -8,-9.6 -4,-11.8'
  const cap =
    '-1,-13 4.4,-12 7.6,-8.6 6.4,-6.8 3.4,-6 1.6,-2.5 0.6,1.2 -0.4,2.6 -1.6,1 -3.6,5 -6.6,8 -10.2,4.5 -11.4,-2.5 -9.2,-10'
  const bun = style === 'bun' ? oval([-11, -2], [4.2, 4.9, -12], colour) : ''
  const fall = '-3,-10 2,-3 -0.6,4 -1.5,12 -2.6,22 -6,31 -12,33 -14.6,24 -14.2,12 -13,2 -10,-7'
  const ear =
    style === 'long' ? '' : oval([-2.2, 2.4], [1.9, 3, 12], tone) + oval([-2, 2.5], [0.9, 1.7, 12], '#8a5f48')
  return (
    smoothPath(face, tone) +
    smoothPath(cap, colour) +
    bun +
    ear +
    (style === 'long' ? smoothPath(fall, colour) : '') +
    wisps(colour)
  )
}

/** Loose hairs that catch the light. */
function wisps(colour: string) {
  const hairs = Array.from({ length: 9 }, (_, index) => {
    const angle = 2.7 + index * 0.26
    const [x, y] = [Math.cos(angle) * 11 - 1.4, Math.sin(angle) * 11.8 - 1]
    const reach = 0.5 + ((index * 7) % 5) * 0.22
    const [dx, dy] = [-Math.sin(angle) * reach * 2.4, Math.cos(angle) * reach * 2.4]
    const lift = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx * 0.5 + (lift[0] as number)).toFixed(1)} ${(dy * 0.5 + (lift[1] as number)).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`
  })
  return `<path d="${hairs.join('')}" fill="none" stroke="${colour}" stroke-width=".14"/>`
}
