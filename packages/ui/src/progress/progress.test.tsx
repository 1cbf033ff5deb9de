import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { Progress } from './progress.tsx'

conforms('Progress', <Progress label="Sending" value={0.4} />)
conforms('Progress, running', <Progress label="Sending" />)

it.each([
  [3, 12, 'aria-valuemax="12" aria-valuenow="3"'],
  [40, 12, 'aria-valuemax="12" aria-valuenow="12"'],
  [-1, 12, 'aria-valuemax="12" aria-valuenow="0"'],
  [1, 0, 'aria-valuemax="0" aria-valuenow="0"'],
])('%i of %i', (value, max, expected) => {
  expect(renderToStaticMarkup(<Progress label="Sending" value={value} max={max} />)).toContain(expected)
})

it('says no value while none is known', () => {
  expect(renderToStaticMarkup(<Progress label="Sending" />)).not.toContain('aria-value')
})
