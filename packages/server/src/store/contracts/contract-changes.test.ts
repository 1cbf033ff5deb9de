import { expect, test } from 'vitest'
import { contractChanges } from './contract-changes.ts'

const template =
  '<p>{{client}} books {{ package }} for {{fee}} on {{date}}.</p>\n<p>{{choice a}}</p>{{today}}'
const filled = (parts: Readonly<Record<'package' | 'fee' | 'today', string>>) =>
  `<p><strong>Ann</strong> books <strong>${parts.package}</strong> for <strong>${parts.fee}</strong> on <strong>Sat</strong>.</p>\n<p><strong>Agreed</strong></p><strong>${parts.today}</strong>\n<p>Booking 7QK</p>`

const before = filled({ package: 'Mini &amp; more', fee: '$195.00', today: 'Jan 15' })

test('lists what was agreed otherwise, as it is read, and nothing that passes by itself', () => {
  const after = filled({ package: 'Mini &lt;Plus&gt;', fee: '$275.00', today: 'Jan 16' })
  expect(contractChanges(template, { before, after })).toEqual([
    { field: 'package', before: 'Mini & more', after: 'Mini <Plus>' },
    { field: 'fee', before: '$195.00', after: '$275.00' },
  ])
  expect(contractChanges(template, { before, after: before })).toEqual([])
})

test('a space that no line is broken at says nothing else than one that is', () => {
  const [a, b] = ['9:00 AM', '9:00\u00A0AM'].map((name) =>
    filled({ package: name, fee: '$195.00', today: 'Jan 15' }),
  )
  expect(contractChanges(template, { before: a!, after: b! })).toEqual([])
})

test('knows what is another template’s', () => {
  expect(contractChanges(template, { before: '<p>Ann rents a car.</p>', after: before })).toBeNull()
  expect(contractChanges(`${template}<p>And {{fee}}.</p>`, { before, after: before })).toBeNull()
})
