import type { ChunkGroup } from './chunk-groups.ts'
import { callsOfEntries, moneyOfPaying } from './chunk-sources.ts'

/**
 * What a few steps or pages share. Every file costs its name in all that lead to it and is compressed by itself, so what
 * always comes together is one.
 */
export const visitChunks: readonly ChunkGroup[] = [
  {
    name: 'questions',
    sources: [
      'ui/src/question-field/',
      'ui/src/date-field/',
      'ui/src/select-field/',
      'ui/src/choice-field/checkbox-group-field',
      'ui/src/choice-field/yes-no-field',
      'domain/src/inquiry/answers-form',
      'domain/src/inquiry/encode-inquiry',
    ],
    minShareCount: 2,
  },
  {
    name: 'paying-ways',
    sources: [
      'site/src/booking/paying/',
      'site/src/booking/steps/payments/invoice-',
      'site/src/booking/steps/payments/use-due-text',
      'site/src/booking/steps/payments/payments.css',
    ],
    minShareCount: 2,
  },
  { name: 'paying', sources: [...moneyOfPaying, 'site/src/shoots/payments/payable'], minShareCount: 2 },
  {
    name: 'shoots',
    sources: [
      'site/src/shoots/frame/',
      'site/src/shoots/shoots-context',
      'site/src/shoots/use-change-beside',
    ],
    minShareCount: 2,
  },
  {
    name: 'shoots-titles',
    sources: [
      'site/src/shoots/use-shoots-title',
      'site/src/shoots/shoots-texts',
      'site/src/shoots/sign-contract/contract-path',
    ],
    minShareCount: 2,
  },
  {
    name: 'service',
    sources: [
      'site/src/service/service-page',
      'site/src/service/phone-bar/',
      'site/src/service/load-panel',
      'site/src/client/watch-press',
      'site/src/booking/picker/full-picker-code',
      'sections/src/load-once',
    ],
    minShareCount: 2,
    priority: 1,
  },
  { name: 'entry-calls', sources: callsOfEntries, minShareCount: 2 },
]
