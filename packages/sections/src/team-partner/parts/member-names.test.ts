import { expect, test } from 'vitest'
import { headingOf, present, roleOf } from './member-names.ts'

const nobody = { name: '', position: '', title: '', subtitle: '', description: '', image: null }

test('a title stands for a name, a subtitle for a position', () => {
  expect([
    headingOf({ ...nobody, name: 'June', title: 'Florist' }),
    headingOf({ ...nobody, title: 'Florist' }),
  ]).toEqual(['June', 'Florist'])
  expect([
    roleOf({ ...nobody, position: 'Owner', subtitle: 'Kin' }),
    roleOf({ ...nobody, subtitle: 'Kin' }),
  ]).toEqual(['Owner', 'Kin'])
})

test('an entry without name and picture is left out', () => {
  expect(present([nobody, { ...nobody, name: 'June' }]).map(headingOf)).toEqual(['June'])
})
