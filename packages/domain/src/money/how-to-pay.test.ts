import { expect, test } from 'vitest'
import { howToPay } from './how-to-pay.ts'

const all = { instructions: 'before', instructionsAfter: 'after', instructionsInLetters: 'letter' }

test.each([
  [all, ['before', 'after', 'letter']],
  [{ ...all, instructionsInLetters: '' }, ['before', 'after', 'after']],
  [{ ...all, instructionsAfter: '', instructionsInLetters: '' }, ['before', 'before', 'before']],
  [{ ...all, instructionsAfter: '' }, ['before', 'before', 'letter']],
])('each occasion has the words nearest to it: %j', (words, said) => {
  expect((['before', 'after', 'letter'] as const).map((occasion) => howToPay(words, occasion))).toEqual(said)
})
