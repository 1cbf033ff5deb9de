import type { Image } from '@bellows/domain'

type Subjects = readonly Pick<Image, 'subject'>[]
const subjectsOf = (images: Subjects) => images.flatMap(({ subject }) => subject ?? [])

/** The side of the picture that leaves its subject alone; the left where none is known. */
export function sideAway(images: Subjects): 'left' | 'right' {
  const subjects = subjectsOf(images)
  const leaning = subjects.reduce((sum, { left, right }) => sum + (left + right) / 2 - 50, 0)
  return leaning < 0 ? 'right' : 'left'
}

/** Whether a subject stands between two shares of the width. */
export const isTaken = (images: Subjects, [from, to]: readonly [number, number]): boolean =>
  subjectsOf(images).some(({ left, right }) => right > 100 * from && left < 100 * to)
