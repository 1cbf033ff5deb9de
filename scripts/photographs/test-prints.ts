import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Flat stand-ins for photographs in stories: small, sharp-edged, the same on every machine. */
interface TestPrint {
  name: string
  size: readonly [width: number, height: number]
  paper: string
  ink: string
  accent: string
  motif: Motif
}

type Motif = (print: TestPrint) => string

const ridge: Motif = ({ size: [w, h], ink, accent }) =>
  `<circle cx="${w * 0.66}" cy="${h * 0.4}" r="${h * 0.07}" fill="${accent}"/>` +
  `<path fill="${ink}" opacity=".45" d="M0 ${h * 0.62}Q${w * 0.3} ${h * 0.46} ${w * 0.55} ${h * 0.6}T${w} ${h * 0.52}V${h}H0Z"/>` +
  `<path fill="${ink}" d="M0 ${h * 0.78}Q${w * 0.25} ${h * 0.66} ${w * 0.5} ${h * 0.76}T${w} ${h * 0.7}V${h}H0Z"/>`

const sea: Motif = ({ size: [w, h], ink, accent }) =>
  `<path fill="${accent}" d="M0 ${h * 0.58}H${w}V${h * 0.74}H0Z"/><path fill="${ink}" d="M0 ${h * 0.74}H${w}V${h}H0Z"/>`

const figure: Motif = ({ size: [w, h], ink, accent }) => {
  const [x, y, u] = [w / 2, h * 0.84, h / 130]
  const body = `M${x - 5 * u} ${y - 62 * u}h${10 * u}l${4 * u} ${22 * u}l${12 * u} ${40 * u}h${-42 * u}l${12 * u} ${-40 * u}Z`
  return `<path fill="${accent}" d="M0 ${y}H${w}V${h}H0Z"/><circle cx="${x}" cy="${y - 71 * u}" r="${7 * u}" fill="${ink}"/><path fill="${ink}" d="${body}"/>`
}

const vase: Motif = ({ size: [w, h], ink, accent }) => {
  const [x, y, u] = [w / 2, h * 0.8, Math.min(w, h) / 100]
  const jar = `M${x - 7 * u} ${y - 34 * u}h${14 * u}q${12 * u} ${16 * u} 0 ${34 * u}h${-14 * u}q${-12 * u} ${-18 * u} 0 ${-34 * u}Z`
  const stems = [-14, 0, 13]
    .map((lean) => `M${x} ${y - 32 * u}q${lean * 0.3 * u} ${-14 * u} ${lean * u} ${-26 * u}`)
    .join('')
  const heads = [-14, 0, 13]
    .map((lean) => `<circle cx="${x + lean * u}" cy="${y - 60 * u}" r="${6 * u}" fill="${accent}"/>`)
    .join('')
  return `<path d="${stems}" stroke="${ink}" stroke-width="${u}" fill="none"/>${heads}<path fill="${ink}" d="${jar}"/>`
}

const blank: Motif = () => ''

const landscape = [1200, 800] as const
const portrait = [960, 1200] as const
const square = [1000, 1000] as const

const prints: readonly TestPrint[] = [
  { name: '01-ridge', size: landscape, paper: '#e9e2d6', ink: '#5f5a4e', accent: '#c98f5e', motif: ridge },
  { name: '02-sea', size: landscape, paper: '#dfe3e2', ink: '#46545a', accent: '#93a5a8', motif: sea },
  { name: '03-figure', size: landscape, paper: '#efe6d8', ink: '#3d3832', accent: '#b9a98d', motif: figure },
  { name: '04-vase', size: landscape, paper: '#4a4640', ink: '#cfc3b0', accent: '#c9886c', motif: vase },
  { name: '05-figure', size: portrait, paper: '#e6dccb', ink: '#4b4438', accent: '#a8a583', motif: figure },
  { name: '06-ridge', size: portrait, paper: '#d9dcd6', ink: '#3f4a45', accent: '#e3c39a', motif: ridge },
  { name: '07-vase', size: portrait, paper: '#ece5da', ink: '#7d6650', accent: '#b8735a', motif: vase },
  { name: '08-sea', size: portrait, paper: '#2f353a', ink: '#171b1f', accent: '#5b6a75', motif: sea },
  { name: '09-vase', size: square, paper: '#ddd3c3', ink: '#585040', accent: '#a86f57', motif: vase },
  { name: '10-figure', size: square, paper: '#c9cdc6', ink: '#343a37', accent: '#8b9486', motif: figure },
  { name: '11-wide', size: [1680, 720], paper: '#e8d9c4', ink: '#4d463d', accent: '#d08b5b', motif: ridge },
  { name: '12-white', size: landscape, paper: '#ffffff', ink: '#ffffff', accent: '#ffffff', motif: blank },
]

/** Lines at the corners, as a printer leaves them; they show a crop at a glance. */
function cropMarks({ size: [w, h], ink }: TestPrint) {
  const [gap, arm] = [24, 36]
  const corners = [
    [gap, gap, 1, 1],
    [w - gap, gap, -1, 1],
    [gap, h - gap, 1, -1],
    [w - gap, h - gap, -1, -1],
  ] as const
  const path = corners.map(([x, y, dx, dy]) => `M${x} ${y + dy * arm}V${y}H${x + dx * arm}`).join('')
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="2"/>`
}

/** The number in seven strokes, so that no font is needed. */
const segments = ['M0 0H20', 'M20 0V20', 'M20 20V40', 'M0 40H20', 'M0 20V40', 'M0 0V20', 'M0 20H20']
const digits = [
  [0, 1, 2, 3, 4, 5],
  [1, 2],
  [0, 1, 6, 4, 3],
  [0, 1, 6, 2, 3],
  [5, 6, 1, 2],
  [0, 5, 6, 2, 3],
  [0, 5, 4, 3, 2, 6],
  [0, 1, 2],
  [0, 1, 2, 3, 4, 5, 6],
  [6, 5, 0, 1, 2, 3],
]

function numeral({ name, size: [w], ink }: TestPrint) {
  const strokes = [0, 1].map((place) => {
    const lit = digits[Number(name[place])] ?? []
    const path = lit.map((segment) => segments[segment]).join('')
    return `<path transform="translate(${w - 150 + place * 34} 60)" d="${path}"/>`
  })
  return `<g fill="none" stroke="${ink}" stroke-width="3">${strokes.join('')}</g>`
}

function drawnPrint(print: TestPrint) {
  const [w, h] = print.size
  const whole = print.motif(print) + cropMarks(print) + numeral(print)
  const tidy = whole.replaceAll(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><path fill="${print.paper}" d="M0 0H${w}V${h}H0Z"/>${tidy}</svg>\n`
}

const folder = join(import.meta.dirname, '../../packages/ui/src/testing/prints')
mkdirSync(folder, { recursive: true })
for (const print of prints) writeFileSync(join(folder, `${print.name}.svg`), drawnPrint(print))
console.log(`${prints.length} test prints written.`)
