/** Six empty frames in turn, upright, wide and square, for a gallery without pictures. */
export const placeholderRatios: readonly number[] = [3 / 2, 4 / 5, 1, 3 / 2, 4 / 5, 1]
