import { expect, test } from 'vitest'
import { sampleDesk, samplePayload } from '../../testing/letters/sample-desk.ts'
import type { Desk } from './desk.ts'
import { inquiryToClient, inquiryToOwner } from './inquiry-letters.ts'

const answers = [
  { title: 'What would you like photographed?', type: 'SERVICE_SELECTION', contents: ['newborn'] },
  { title: 'Message', type: 'MESSAGE', contents: ['Hello'] },
]

function about(service: string | null): Desk {
  const desk = sampleDesk('en-US')
  const inquiry: Desk['inquiry'] = async (id) => {
    const found = await desk.inquiry(id)
    return found && { ...found, service, answers }
  }
  return { ...desk, inquiry }
}

test.each([
  ['client', inquiryToClient],
  ['owner', inquiryToOwner],
])('the chosen service is told once and by its name: to the %s', async (_, writer) => {
  const letter = await writer({ desk: about('Newborn'), payload: samplePayload })
  const told = JSON.stringify(letter?.parts)
  expect(told.match(/newborn/gi)).toEqual(['Newborn'])
  expect(told).toContain('Hello')
})
