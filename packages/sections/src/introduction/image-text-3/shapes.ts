/** Shapes that the picture may be cut to. */
export const shapes = ['16:9', '3:2', '1:1'] as const
