import type { InputOf } from '../handler.ts'

export type HoldInput = InputOf<'holdSlot'>
