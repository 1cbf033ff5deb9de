import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactLines } from './contact-lines.tsx'
import { HostProvider, type Host } from './host.tsx'
import { fakeHost } from './story/fake-host.tsx'

const drawn = (known: Partial<Host['business']>) =>
  renderToStaticMarkup(
    <HostProvider value={{ ...fakeHost, business: { ...fakeHost.business, ...known } }}>
      <ContactLines of={['email', 'phone']} />
    </HostProvider>,
  )

test('what is only blanks is not known', () => {
  expect(drawn({ email: ' ', phone: '' })).toBe('')
  expect(drawn({ email: ' ', phone: '0171 123' })).not.toContain('mailto')
})
