import { expect, test } from 'vitest'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { namedChoice } from './named-choice.ts'

const { inquiry } = fakeHost

test('a service is chosen by the slug that the address names, where the form asks for one', () => {
  const [service] = inquiry.services
  const search = `?utm_source=letter&service=${service?.slug}`
  expect(namedChoice(inquiry, search)).toEqual({ questionId: 'service', serviceId: service?.id })
  expect(namedChoice(inquiry, '')).toBeNull()
  expect(namedChoice(inquiry, '?service=nowhere')).toBeNull()
  const asksNone = inquiry.questions.filter(({ type }) => type !== 'SERVICE_SELECTION')
  expect(namedChoice({ ...inquiry, questions: asksNone }, search)).toBeNull()
})
