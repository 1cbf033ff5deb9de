import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { emphasise, plainTitle } from './emphasis.tsx'
import { heading } from './heading.css.ts'
import { Heading } from './heading.tsx'
import { fitTitle } from './title-fit.ts'

describe('fitTitle', () => {
  it.each([
    ['display', 40, 'display'],
    ['display', 41, 'h1'],
    ['display', 90, 'h1'],
    ['display', 91, 'h2'],
    ['h2', 256, 'h4'],
    ['h3', 256, 'h4'],
    ['h4', 0, 'h4'],
  ] as const)('%s with %i characters: %s', (size, length, expected) => {
    expect(fitTitle(size, length)).toBe(expected)
  })
})

describe('emphasis', () => {
  it.each([
    ['The *quiet* hours', 'The <em>quiet</em> hours', 'The quiet hours'],
    ['*One* and *two words*', '<em>One</em> and <em>two words</em>', 'One and two words'],
    ['2 * 3 * 4', '2 * 3 * 4', '2 * 3 * 4'],
    ['a * b', 'a * b', 'a * b'],
    ['**', '**', '**'],
    ['<b>*x*</b>', '&lt;b&gt;<em>x</em>&lt;/b&gt;', '<b>x</b>'],
  ])('%s', (title, markup, plain) => {
    expect(renderToStaticMarkup(emphasise(title))).toBe(markup)
    expect(plainTitle(title)).toBe(plain)
  })
})

describe('Heading', () => {
  it('renders nothing without a title', () => {
    expect(renderToStaticMarkup(<Heading>{'  '}</Heading>)).toBe('')
    expect(renderToStaticMarkup(<Heading>{null}</Heading>)).toBe('')
  })
  it('keeps level and size apart, and does not count marks', () => {
    const title = `*${'x'.repeat(39)}*`
    const markup = renderToStaticMarkup(
      <Heading level="h1" size="h3">
        {title}
      </Heading>,
    )
    expect(markup).toContain(`<h1 class="${heading({ size: 'h3' })}">`)
  })
})
