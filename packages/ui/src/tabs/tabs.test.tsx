import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inSite } from '../testing/in-site.tsx'
import { conforms } from '../testing/conforms.tsx'
import { Tabs } from './tabs.tsx'

const items = ['Ada', 'Ben', 'Cleo'].map((name) => ({ id: name, label: name, panel: `${name} said so.` }))
const markupOf = (props: Partial<Parameters<typeof Tabs>[0]>) =>
  renderToStaticMarkup(inSite(<Tabs label="Clients" items={items} {...props} />))

conforms('Tabs', <Tabs label="Clients" items={items} />)

describe('Tabs', () => {
  it('serves every panel, all but one hidden', () => {
    const markup = markupOf({})
    for (const { panel } of items) expect(markup).toContain(panel)
    expect(markup.match(/hidden=""/g)).toHaveLength(2)
  })
  it.each([
    [1, 'Ben'],
    [9, 'Cleo'],
    [-1, 'Ada'],
  ])('starts at %i with %s', (startIndex, name) => {
    expect(markupOf({ startIndex })).toMatch(new RegExp(`aria-selected="true"[^>]*>${name}<`))
  })
  it('has no tabs with one item, and nothing with none', () => {
    expect(markupOf({ items: items.slice(0, 1) })).not.toMatch(/role=|hidden/)
    expect(markupOf({ items: [] })).not.toContain('role=')
  })
})
