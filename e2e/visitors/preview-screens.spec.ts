import { expect, type Page } from '@playwright/test'
import { axeViolations, wcag } from '../site/axe.ts'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf } from '../site/builder.ts'
import { block, show, showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

const paddingsOf = async (page: Page) =>
  (await heardOf(page, 'web-builder-padding')).map(({ data }) => data['paddingTop'])

test('a padding is moved by keys alone, clamped, told and taken back', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  await frame.getByRole('button', { name: 'Introduction · ONLY-TEXT-1' }).focus()
  await builder.keyboard.press('Tab')
  const edge = frame.getByRole('slider', { name: 'Top space' })
  await expect(edge).toBeFocused()
  await expect(edge).toHaveAttribute('aria-valuetext', '96 pixels')
  for (const key of ['ArrowUp', 'Shift+ArrowUp', 'PageDown', 'End']) await builder.keyboard.press(key)
  await expect.poll(() => paddingsOf(builder)).toEqual([97, 105, 73, 320])
  await expect(frame.locator('[data-block="a"] [data-template]')).toHaveCSS('padding-top', '320px')
  await builder.keyboard.press('Control+z')
  await expect.poll(() => paddingsOf(builder)).toEqual([97, 105, 73, 320, 96])
  await builder.keyboard.press('Control+Shift+z')
  await expect(edge).toHaveAttribute('aria-valuenow', '320')
})

test('a padding is typed: words are nought, too much is the most', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  await frame.locator('[data-block="a"]').hover()
  const field = frame.getByRole('textbox', { name: 'Top space' })
  await field.fill('wide')
  await field.press('Enter')
  await field.fill('999')
  await expect(frame.getByText('Between 0 and 320')).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue('320')
  await expect.poll(() => paddingsOf(builder)).toEqual([0, 320])
})

test('an edge is dragged, and Escape takes the drag back', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  await frame.locator('[data-block="a"]').hover()
  const section = frame.locator('[data-block="a"] [data-template]')
  const box = await frame.getByRole('slider', { name: 'Top space' }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 6]
  await builder.mouse.move(x, y)
  await builder.mouse.down()
  await builder.mouse.move(x, y + 30)
  await expect(section).toHaveCSS('padding-top', '126px')
  expect(await axeViolations(builder, wcag)).toEqual([])
  await builder.mouse.up()
  await expect.poll(() => paddingsOf(builder)).toEqual([126])
  await builder.mouse.move(x, y + 30)
  await builder.mouse.down()
  await builder.mouse.move(x, y + 400)
  await expect(section).toHaveCSS('padding-top', '320px')
  await builder.keyboard.press('Escape')
  await expect(section).toHaveCSS('padding-top', '126px')
  await builder.mouse.up()
  expect(await paddingsOf(builder)).toEqual([126])
})

const lists = [
  block('q', 'faqs', { template: 'FAQs-1' }),
  block('t', 'testimonials', { template: 'TESTIMONIAL-2' }),
  block('p', 'teamPartner', { template: 'TEAM-PARTNER-1' }),
  block('v', 'quote', { template: 'QUOTE-1' }),
  block('n', 'facts', { template: 'FACTS-1', group: 'none' }),
  block('s', 'serviceList', { template: 'service-list-1', source: 'custom', serviceIds: [] }),
]

test('empty lists show samples, and forms are not sent', async ({ builder }) => {
  await showPage(builder, [
    ...lists.slice(2),
    block('form', 'inquiryForm', { template: 'INQUIRY-FORM-1', title: 'Ask' }),
  ])
  const frame = previewOf(builder)
  await expect(frame.locator('[data-block="p"]').getByText('Sample', { exact: true })).toBeVisible()
  await expect(frame.locator('[data-block="p"] li')).toHaveCount(3)
  for (const id of ['v', 'n', 's'])
    await expect(
      frame.locator(`[data-block="${id}"]`).getByText('Sample', { exact: true }).first(),
      id,
    ).toBeVisible()
  const button = frame.locator('[data-block="form"] button[type="submit"]').first()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toContainText('Does nothing in the preview')
  await button.click({ force: true })
})

const screens: readonly (readonly [object, string])[] = [
  [{ kind: 'service' }, 'Sample session'],
  [{ kind: 'step', step: 'select-package' }, 'Select package'],
  [{ kind: 'step', step: 'select-addons' }, 'Select add-ons'],
  [{ kind: 'step', step: 'your-information' }, 'Your information'],
  [{ kind: 'step', step: 'sign-contract' }, 'Sign contract'],
  [{ kind: 'step', step: 'questionnaire' }, 'Questionnaire'],
  [{ kind: 'step', step: 'payments' }, 'Checkout'],
]
for (const [view, heading] of screens)
  test(`${heading} stands with sample data, sends nothing and passes axe`, async ({ builder }) => {
    await show(builder, view)
    const frame = previewOf(builder)
    await expect(frame.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const button = frame.locator('main button[type="submit"]').first()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    expect(await axeViolations(builder, wcag)).toEqual([])
  })

test('Finish stands with sample data', async ({ builder }) => {
  await show(builder, { kind: 'finish' })
  const frame = previewOf(builder)
  await expect(frame.getByText('SAM-PLE')).toBeVisible()
  expect(await frame.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await axeViolations(builder, wcag)).toEqual([])
})

test('a time can be chosen in the panel, and going on with it does nothing', async ({ builder }) => {
  await show(builder, { kind: 'service' })
  const frame = previewOf(builder)
  const { pathname } = new URL(frame.url())
  const time = frame.locator('main').getByRole('radio').first()
  await time.check({ force: true })
  await expect(time).toBeChecked()
  const onward = frame.getByRole('button', { name: /^Continue/ })
  await expect(onward).toHaveAttribute('aria-disabled', 'true')
  await onward.click({ force: true })
  await onward.press('Enter')
  await time.press('Enter')
  await expect(time).toBeChecked()
  await expect(frame.getByRole('dialog')).toHaveCount(0)
  expect(new URL(frame.url()).pathname).toBe(pathname)
  await expect(frame.getByRole('heading', { level: 1, name: 'Sample session' })).toBeVisible()
})

for (const slug of [null, 'portfolio', 'contact'])
  test(`the whole page ${slug ?? 'home'}, as it is stored, passes axe`, async ({ builder }) => {
    await show(builder, { kind: 'stored', slug })
    const frame = previewOf(builder)
    await expect(frame.locator('[data-kind="footer"]')).toBeAttached()
    expect(await frame.locator('[data-block]').count()).toBeGreaterThan(3)
    expect(await axeViolations(builder, wcag)).toEqual([])
  })

test('a block that is chosen passes axe', async ({ builder }) => {
  await showPage(builder, [words('a', 'One'), words('b', 'Two')])
  const frame = previewOf(builder)
  const name = frame.locator('[data-block="a"]').getByRole('button', { name: /ONLY-TEXT-1$/ })
  await frame.locator('[data-block="a"] h2').click()
  await expect(name).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolations(builder, wcag)).toEqual([])
})

test('a page with its tools and samples passes axe', async ({ builder }) => {
  await showPage(builder, [words('a', 'One'), ...lists])
  const frame = previewOf(builder)
  await frame.locator('[data-block="a"]').hover()
  await expect(frame.getByRole('slider', { name: 'Top space' })).toBeVisible()
  expect(await axeViolations(builder, wcag)).toEqual([])
})
