import { size } from '@bellows/tokens'

/** A link in a line of its own is high enough for a finger; lines do not grow by it. */
export const fingerRoom = { paddingBlock: size.focusOffset } as const
