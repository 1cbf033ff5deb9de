/** Between two facts of a line; where it breaks there, the dot goes along with the second. */
export const dot = ' ·\u00A0'
