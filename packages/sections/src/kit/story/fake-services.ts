import { serviceSummarySchema, type ServiceSummary } from '@bellows/domain'
import * as z from 'zod/mini'
import { print } from './pictures.ts'

type Draft = Partial<z.input<typeof serviceSummarySchema>> & { id: string; name: string }

/** A service card from what a story cares about. */
export const fakeService = (draft: Draft, index = 0): ServiceSummary =>
  serviceSummarySchema.parse({
    slug: draft.id,
    image: print('A-45', index),
    type: 'MULTI_PACKAGES',
    packages: [
      {
        id: `${draft.id}-package`,
        name: 'Garden',
        type: 'MULTI',
        totalFee: '320.00',
        shootDuration: 45,
        paymentSetup: [{ milestone: 'DURING_BOOKING', percent: 100 }],
      },
    ],
    minDuration: 45,
    maxDuration: 75,
    tax: 'EXCLUDE',
    createdDate: '2029-11-01T10:00:00Z',
    updatedDate: '2029-11-01T10:00:00Z',
    options: {},
    ...draft,
  })

export const fakeServices: readonly ServiceSummary[] = [
  fakeService({ id: 'wedding', name: 'Wedding day' }, 0),
  fakeService({ id: 'family', name: 'Family session' }, 1),
  fakeService({ id: 'newborn', name: 'Newborn at home' }, 2),
]
