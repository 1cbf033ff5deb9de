import { expect, fireEvent, waitFor, type within } from 'storybook/test'

/** As a hand would: down, along, up. */
export async function draw(pad: Element, places: readonly (readonly [number, number])[]) {
  const { left, top } = pad.getBoundingClientRect()
  const at = ([x, y]: readonly [number, number]) => ({
    pointerId: 1,
    button: 0,
    isPrimary: true,
    clientX: left + x,
    clientY: top + y,
  })
  const [first = [0, 0], ...others] = places
  await fireEvent.pointerDown(pad, at(first))
  for (const place of others) await fireEvent.pointerMove(pad, at(place))
  await fireEvent.pointerUp(pad, at(places.at(-1) ?? first))
}

/** The pad shows one stroke of so many places, the first of them included. */
export async function isDrawn(canvas: ReturnType<typeof within>, places: number) {
  const pad = await canvas.findByRole('img', { name: 'Your drawn signature' })
  const stroke = new RegExp(`^M\\d+ \\d+(L\\d+ \\d+){${places - 1}}$`)
  await waitFor(() => expect(pad.querySelector('path')?.getAttribute('d')).toMatch(stroke))
}
