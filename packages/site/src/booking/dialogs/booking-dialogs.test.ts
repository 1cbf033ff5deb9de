import { expect, test } from 'vitest'
import { dialogOf } from './booking-dialogs.tsx'

const none = { kind: 'none' } as const
const prompt = { kind: 'held', secondsLeft: 40, isExtendable: true, isPrompting: true } as const
const running = { ...prompt, isPrompting: false } as const
const taken = { kind: 'taken', startTime: null } as const
const failed = { kind: 'failed', message: 'No', requestId: '', isNetwork: false } as const

test.each([
  { trouble: taken, session: { kind: 'expired' }, shown: 'expired' },
  { trouble: { kind: 'expired' }, session: prompt, shown: 'expired' },
  { trouble: taken, session: prompt, shown: 'moreTime' },
  { trouble: taken, session: running, shown: 'taken' },
  { trouble: failed, session: taken, shown: 'taken' },
  { trouble: null, session: taken, shown: 'taken' },
  { trouble: failed, session: none, shown: 'failed' },
  { trouble: null, session: running, shown: 'none' },
] as const)('$trouble.kind over $session.kind: $shown is shown', ({ trouble, session, shown }) => {
  expect(dialogOf(trouble, session).kind).toBe(shown)
})
