type Size = Readonly<{ width: number; height: number }>

/** The largest size of a picture of that ratio (width / height) inside `room`, never over its own width. */
export function fittedSize(ratio: number, room: Size, ownWidth = Number.POSITIVE_INFINITY): Size {
  const width = Math.floor(Math.min(room.width, room.height * ratio, ownWidth))
  return { width, height: Math.floor(width / ratio) }
}
