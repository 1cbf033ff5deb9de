import type { getEnums } from '@bellows/api'
import { enums } from '@bellows/domain'
import type { Handler } from '../http/route.ts'

export const answerEnums: Handler<typeof getEnums> = async () =>
  Object.fromEntries(Object.entries(enums).map(([name, values]) => [name, [...values]]))
