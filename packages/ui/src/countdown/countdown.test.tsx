import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { inSite } from '../testing/in-site.tsx'
import { Countdown, type CountdownLeft } from './countdown.tsx'

conforms('Countdown', <Countdown left={{ unit: 'minutes', minutes: 5 }} />)

it.each<[CountdownLeft, string]>([
  [{ unit: 'days', days: 9, hours: 4 }, '9\u00A0days 4\u00A0hours left'],
  [{ unit: 'days', days: 1, hours: 1 }, '1\u00A0day 1\u00A0hour left'],
  [{ unit: 'hours', hours: 3, minutes: 1 }, '3\u00A0hours 1\u00A0minute left'],
  [{ unit: 'minutes', minutes: 1 }, '1\u00A0minute left'],
  [{ unit: 'minutes', minutes: 59 }, '59\u00A0minutes left'],
])('%j', (left, text) => {
  expect(renderToStaticMarkup(inSite(<Countdown left={left} />))).toContain(`>${text}<`)
})
