import { expect, test } from 'vitest'
import { dialogOf } from './booking-dialogs.tsx'

const none = { kind: 'none' } as const
const prompt = { kind: 'prompt', secondsLeft: 40, isExtendable: true } as const
const taken = { kind: 'taken', startTime: null } as const
const failed = { kind: 'failed', message: 'No', requestId: '' } as const

test.each([
  { trouble: taken, notice: { kind: 'expired' }, shown: 'expired' },
  { trouble: { kind: 'expired' }, notice: prompt, shown: 'expired' },
  { trouble: taken, notice: prompt, shown: 'moreTime' },
  { trouble: taken, notice: none, shown: 'taken' },
  { trouble: failed, notice: none, shown: 'failed' },
  { trouble: null, notice: none, shown: 'none' },
] as const)('$trouble.kind over $notice.kind: $shown is shown', ({ trouble, notice, shown }) => {
  expect(dialogOf(trouble, notice).kind).toBe(shown)
})
