type Size = Readonly<{ width: number; height: number }>

/** A pixel less where the middle of the room would put both edges on half pixels, which blurs them. */
const centred = (side: number, room: number) => Math.max(1, side - (Math.floor(room - side) % 2))

/** The largest size of a picture of that ratio (width / height) inside `room`, never over its own width. */
export function fittedSize(ratio: number, room: Size, ownWidth = Number.POSITIVE_INFINITY): Size {
  const width = Math.floor(Math.min(room.width, room.height * ratio, ownWidth))
  return { width: centred(width, room.width), height: centred(Math.floor(width / ratio), room.height) }
}
