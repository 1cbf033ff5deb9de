import { serviceFilters, serviceSorts, type ServiceFilter } from '@bellows/domain'
import {
  button,
  choice,
  clampedInt,
  flag,
  frame,
  heading,
  list,
  serviceIdSchema,
} from '../kit/shared-options.ts'

const COLUMNS = { min: 2, max: 4, default: 3 }
const SERVICES_MAX = 100

/** What all service lists take; `source` differs by template. */
export const serviceListOptions = (source: ServiceFilter = 'fullSessions') => ({
  ...frame,
  ...heading,
  ...button,
  source: choice(serviceFilters, source),
  serviceIds: list(serviceIdSchema, SERVICES_MAX),
  sort: choice(serviceSorts, 'upcoming'),
  showPrice: flag(true),
  showDuration: flag(true),
})

/** Columns of the lists that are grids. */
export const columns = clampedInt(COLUMNS.min, COLUMNS.max, COLUMNS.default)

/** Shapes that pictures are cut to. */
export const imageRatios = ['4:5', '1:1', '3:2'] as const
