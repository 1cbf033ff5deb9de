/** A place on a body's middle line and the body's width there, in centimetres; the ground is y = 0, up is negative. */
export type Rib = readonly [x: number, y: number, width: number]
export type Place = readonly [x: number, y: number]

/** A rounded body along its middle line: limbs, torsos, skirts. */
export function form(drawn: readonly Rib[] | string, fill: string): string {
  const ribs = typeof drawn === 'string' ? (numbers(drawn) as unknown as Rib[]) : drawn
  const spine = ribs.map(([x, y]) => [x, y] as Place)
  const sides = ribs.map((rib, index) => offsets(rib, spine[index - 1] ?? rib, spine[index + 1] ?? rib))
  const outline = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).toReversed()]
  return smoothPath(outline, fill)
}

function offsets([x, y, width]: Rib, before: readonly number[], after: readonly number[]) {
  const dx = (after[0] as number) - (before[0] as number)
  const dy = (after[1] as number) - (before[1] as number)
  const length = Math.hypot(dx, dy) || 1
  const nx = (-dy / length) * (width / 2)
  const ny = (dx / length) * (width / 2)
  return { left: [x + nx, y + ny] as Place, right: [x - nx, y - ny] as Place }
}

/** A closed curve through every place. */
export function smoothPath(drawn: readonly Place[] | string, fill: string): string {
  const places = typeof drawn === 'string' ? (numbers(drawn) as unknown as Place[]) : drawn
  const at = (index: number) => places[(index + places.length) % places.length] as Place
  const curves = places.map((place, index) => {
    const before = at(index - 1)
    const next = at(index + 1)
    const after = at(index + 2)
    const near = [place[0] + (next[0] - before[0]) / 6, place[1] + (next[1] - before[1]) / 6]
    const far = [next[0] - (after[0] - place[0]) / 6, next[1] - (after[1] - place[1]) / 6]
    return `C${[...near, ...far, ...next].map(short).join(' ')}`
  })
  return `<path fill="${fill}" d="M${at(0).map(short).join(' ')}${curves.join('')}Z"/>`
}

/** An ellipse: its middle, its half axes and its turn in degrees. */
export const oval = ([x, y]: Place, [rx, ry, turn = 0]: readonly [number, number, number?], fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`

/** Moves and turns drawn parts; a negative `size` mirrors them. */
export const moved = (parts: string, x: number, { y = 0, size = 1, flip = false, turn = 0 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -size : size} ${size})">${parts}</g>`

/** `1,2 3,4` as lists of numbers. */
const numbers = (text: string) => text.split(' ').map((place) => place.split(',').map(Number))

const short = (value: number) => Math.round(value * 100) / 100
