import { enums } from '@bellows/domain'
import type { Handler } from '../handler.ts'

export const getEnums: Handler<'getEnums'> = async () =>
  Object.fromEntries(Object.entries(enums).map(([name, values]) => [name, [...values]]))
