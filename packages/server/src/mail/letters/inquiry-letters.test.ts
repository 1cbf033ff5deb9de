import { languages, type Language } from '@bellows/domain'
import { expect, test } from 'vitest'
import { sampleDesk, samplePayload } from '../../testing/letters/sample-desk.ts'
import type { Desk } from './desk.ts'
import { inquiryToClient, inquiryToOwner } from './inquiry-letters.ts'

const answers = [
  { title: 'What would you like photographed?', type: 'SERVICE_SELECTION', contents: ['newborn'] },
  { title: 'Will there be pets?', type: 'YES_NO', contents: ['Yes'] },
  { title: 'A first visit?', type: 'YES_NO', contents: ['No'] },
  { title: 'Message', type: 'MESSAGE', contents: ['Hello'] },
]

function about(service: string | null, language: Language = 'en-US'): Desk {
  const desk = sampleDesk(language)
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

const words: Record<Language, [yes: string, no: string]> = {
  'en-US': ['Yes', 'No'],
  'fr-FR': ['Oui', 'Non'],
  'de-DE': ['Ja', 'Nein'],
  'pt-BR': ['Sim', 'Não'],
  'es-ES': ['Sí', 'No'],
}

test.each(languages)('yes and no are said in %s', async (language) => {
  const letter = await inquiryToOwner({ desk: about(null, language), payload: samplePayload })
  const [yes, no] = words[language]
  expect(letter?.parts).toContainEqual({
    rows: expect.arrayContaining([
      ['Will there be pets?', yes],
      ['A first visit?', no],
    ]),
  })
})
