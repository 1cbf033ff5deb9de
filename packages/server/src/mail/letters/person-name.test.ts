import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

const email = 'ann@people.example'

test.each([
  'Ann Lee',
  'J.R. Smith',
  'Dr.Müller',
  'Jo St.John',
  'A.K. van der Berg',
  'María-José Ñandú',
  'Сара Ли',
  '山田 太郎',
  'O’Neill, Shaun',
  'J.Smith',
  'Prof.Dr.Weber',
  'Mary Ann: the second',
])('%s is a name', (name) => {
  expect(personName(name, email)).toBe(name)
})

test.each([
  'Win now https://evil.test',
  'evil.test',
  'GO TO EVIL.TEST',
  'click evil.test/now',
  'www.evil',
  'ann@evil.test',
  'Evil.Com claim prize',
  'Evil.Test/Now',
  'mailto:x',
])('%s leads somewhere: the address stands for it', (name) => {
  expect(personName(name, email)).toBe(email)
})

test('it is one line of at most 64 signs, none of which turns what follows', () => {
  expect(personName('Ann\r\nBcc: all\u202Egro', email)).toBe('Ann Bcc: all gro')
  expect(personName('😀'.repeat(300), email)).toBe('😀'.repeat(64))
})
