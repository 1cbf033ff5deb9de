import { form, moved, oval, smoothPath } from './form.ts'

/** A rush basket with a wrapped newborn in it, in centimetres; the rim's middle is the origin. */
export function bassinet(): string {
  const weave = Array.from({ length: 7 }, (_, row) =>
    form(
      [
        [-46 + row * 1.6, 3 + row * 4.6, 3.4],
        [0, 9 + row * 4.4, 3.6],
        [46 - row * 1.6, 3 + row * 4.6, 3.4],
      ],
      row % 2 ? '#b08d62' : '#a27f55',
    ),
  ).join('')
  const shell = smoothPath('-50,-2 -46,18 -38,34 0,39 38,34 46,18 50,-2 30,5 0,8 -30,5', '#8a6a45')
  const inside = smoothPath('-50,-2 -30,-12 0,-15 30,-12 50,-2 30,5 0,8 -30,5', '#dccfbb')
  const wrap = smoothPath('-40,-3 -30,-14 -12,-20 8,-19 18,-14 20,-5 10,2 -14,4 -32,2', '#e9ddcb')
  const fold =
    form('-38,-3,1.4 -18,-8,2 4,-14,1.6 14,-15,1', '#cdbda6') +
    form('-30,1,1.2 -8,-2,1.8 14,-9,1.2', '#d3c4ae')
  const head =
    oval([24, -13], [9.6, 8.6, -12], '#dcbfa8') +
    smoothPath('17,-19 22,-24 31,-22.5 35.5,-15 34,-8 29,-5 29.5,-12 26,-18', '#d8c7ae') +
    moved(oval([0, 0], [1.3, 0.9], '#cfa890'), 18, { y: -11 })
  return inside + wrap + fold + head + shell + weave
}
