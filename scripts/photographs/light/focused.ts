import { smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { over, paint, type Plate, plate, tint } from '../canvas/plate.ts'

/** Keeps a band sharp and lets the rest go soft. */
export function focused(view: Plate, { from, to, blur }: { from: number; to: number; blur: number }): Plate {
  const soft = lensBlur(view, blur)
  const half = lensBlur(view, blur * 0.42)
  const width = (to - from) / 2
  const middle = (to + from) / 2
  const cut = (layer: Plate, start: number, end: number) =>
    paint(plate(view), (x, y, ink) => {
      const index = (Math.floor(y * view.scale) * view.width + Math.floor(x * view.scale)) * 4
      tint(
        ink,
        [layer.data[index] as number, layer.data[index + 1] as number, layer.data[index + 2] as number],
        smooth(width * start, width * end, Math.abs(y - middle)),
      )
    })
  over(view, cut(half, 0.7, 1.35))
  return over(view, cut(soft, 1.2, 2.3))
}
