import { expect, test } from 'vitest'
import { sampleDesk, samplePayload } from '../../testing/letters/sample-desk.ts'
import { mailTexts } from '../texts/of-language.ts'
import { rescheduleToClient } from './booking-letters.ts'
import type { Writer } from './ground.ts'

const { stays } = mailTexts('en-US').rescheduleClient

const partsOf = async (write: Writer, over: Parameters<typeof sampleDesk>[1] = {}) =>
  (await write({ desk: sampleDesk('en-US', over), payload: samplePayload }))?.parts ?? []

test('a link for a new date speaks of the date so far only where there is one', async () => {
  expect(await partsOf(rescheduleToClient)).toContain(stays)
  expect(await partsOf(rescheduleToClient, { shoots: [] })).not.toContain(stays)
})
