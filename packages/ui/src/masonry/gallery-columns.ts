const CAP = { small: 2, desktop: 3 }

/** Columns of a gallery per band: the owner's number from 1440 px, at most 3 from 992, at most 2 below. */
export function galleryColumns(columns: number): { m: number; d: number; xl: number } {
  return { m: Math.min(columns, CAP.small), d: Math.min(columns, CAP.desktop), xl: columns }
}
