import type { Photograph } from '../photograph.ts'
import { details } from './details.ts'
import { land } from './land.ts'
import { people } from './people.ts'
import { rooms } from './rooms.ts'
import { silver } from './silver.ts'

export const photographs: readonly Photograph[] = [...people, ...land, ...rooms, ...details, ...silver]
