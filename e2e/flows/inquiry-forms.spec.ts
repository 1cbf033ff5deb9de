import type { Page } from '@playwright/test'
import { testPort } from '../../scripts/test-port.ts'
import { expect, test } from '../site/console-watch.ts'
import { holdClient } from '../site/hold-client.ts'
import { inquiryStudio, slugOf, templates } from '../site/inquiry-studio.ts'
import { onScratchStudio } from '../site/on-scratch-studio.ts'

const env = { INQUIRIES_PER_HOUR: '1000' }
onScratchStudio({ name: 'forms', port: testPort(3230), env, ...inquiryStudio })

async function fill(page: Page) {
  await page.getByLabel('Your name').fill('Ann Berg')
  await page.getByLabel('E-mail').fill('ann@people.example')
  await page.getByLabel('Phone').fill('+1 312 555 0142')
  await page.getByRole('textbox', { name: 'When?' }).fill('05/05/2099')
  await page.getByLabel('What is it about?').selectOption({ label: 'Family' })
  await page.getByLabel('Yes').check()
  await page.getByLabel('Tell us a little').fill('We are three and a dog.')
}

async function fillFamily(page: Page) {
  await page.goto('/inquiry-form-1')
  await page.getByLabel('Your name').focus()
  await fill(page)
  await page.getByLabel('Ages of the children').fill('Two and five')
}
const submit = (page: Page) => page.locator('form button[type=submit]').first()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, refusals: [422] })

  for (const template of templates)
    test(`${template} comes back with what was typed and what is missing`, async ({ page }) => {
      await page.goto(`/${slugOf(template)}`)
      await page.getByLabel('Your name').fill('Ann Berg')
      await submit(page).click()
      await expect(page.getByText('6 fields need your attention')).toBeVisible()
      await expect(page.getByText('This field cannot be left blank')).toHaveCount(6)
      await expect(page.getByLabel('Your name')).toHaveValue('Ann Berg')
      await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toHaveAttribute('href', /^#/)
    })

  for (const template of ['INQUIRY-FORM-7', 'INQUIRY-FORM-10'])
    test(`${template} asks what the chosen service wants to know, sends, thanks and starts anew`, async ({
      page,
    }) => {
      await page.goto(`/${slugOf(template)}`)
      await fill(page)
      await expect(page.getByLabel('Ages of the children')).toHaveCount(0)
      await page.getByRole('button', { name: 'Show this service’s questions' }).click()
      await expect(page.getByLabel('Tell us a little')).toHaveValue('We are three and a dog.')
      await expect(page.getByText(/need your attention/)).toHaveCount(0)
      await page.getByLabel('Ages of the children').fill('Two and five')
      await submit(page).click()
      await expect(page).toHaveURL(/\?sent=1(#|$)/)
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport()
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page.getByLabel('Your name')).toHaveValue('')
    })
})

for (const template of ['INQUIRY-FORM-1', 'INQUIRY-FORM-9'])
  test(`${template} sends what the specification says, thanks, and Back empties it`, async ({ page }) => {
    await page.goto(`/${slugOf(template)}`)
    await page.getByLabel('Your name').focus()
    await expect(page.getByRole('button', { name: /Show this service/ })).toBeHidden()
    await fill(page)
    await page.getByLabel('Ages of the children').fill('Two and five')
    const sent = page.waitForRequest(/\/api\/public\/inquiries\/services\/family$/)
    await submit(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      customer: {
        fullName: 'Ann Berg',
        email: 'ann@people.example',
        emailConfirm: 'ann@people.example',
        phone: '+1 312 555 0142',
      },
      answers: [
        { id: 'date', contents: [expect.stringMatching(/^2099-05-05T\d\d:\d\d:\d\d[+-]/)] },
        { id: 'service', contents: ['family'] },
        { id: 'ages', contents: ['Two and five'] },
        { id: 'pets', contents: ['Yes'] },
        { id: 'message', contents: ['We are three and a dog.'] },
      ],
    })
    const dialog = page.getByRole('dialog', { name: 'Thank you' })
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Your name')).toHaveValue('')
  })

test('what was typed outlives a line that is gone, and the same press sends it', async ({ page }) => {
  await fillFamily(page)
  await page.context().setOffline(true)
  await submit(page).click()
  const told = page
    .getByRole('dialog', { name: 'Error' })
    .or(page.getByRole('alertdialog', { name: 'Error' }))
  await expect(told).toContainText('Error connect to server')
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Ann Berg')
  await expect(page.getByLabel('Ages of the children')).toHaveValue('Two and five')
  await page.context().setOffline(false)
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
})

test('an inquiry that was sent is thanked for, though the line is gone when the answer comes', async ({
  page,
}) => {
  await fillFamily(page)
  const drawing = page.waitForResponse('**/assets/opened-*.js')
  await page.route('**/api/public/inquiries/**', async (route) => {
    await drawing
    await page.context().route('**/assets/**', (asked) => asked.abort('internetdisconnected'))
    await route.continue()
  })
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
})

test('what was typed stands in the form again after a reload and on the way back, before it is touched', async ({
  page,
}) => {
  await page.goto('/inquiry-form-1')
  await fill(page)
  await page.getByLabel('Ages of the children').fill('Two and five')
  const expectKept = async () => {
    await expect(page.getByLabel('Ages of the children')).toHaveValue('Two and five')
    await expect(page.getByLabel('Your name')).toHaveValue('Ann Berg')
    await expect(page.getByLabel('E-mail')).toHaveValue('ann@people.example')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  }
  await page.reload()
  await expectKept()
  await page.goto('/inquiry-form-2')
  await page.goBack()
  await expectKept()
})

test('an address that names a service has it chosen, with its questions', async ({ page }) => {
  await page.goto('/inquiry-form-1?service=family')
  await page.getByLabel('Your name').focus()
  await expect(page.getByLabel('What is it about?')).toHaveValue('family')
  await expect(page.getByLabel('Ages of the children')).toBeVisible()
})

/** The code comes once it is released. */
async function openWithoutCode(page: Page): Promise<() => void> {
  const client = await holdClient(page)
  await page.goto('/inquiry-form-1')
  return client.letGo
}
const isAwake = (page: Page) => expect(page.locator('[data-wait]:has(form)')).toHaveCount(0)

test('an answer that is being pressed while the code comes is given, and only then the questions appear', async ({
  page,
}) => {
  const release = await openWithoutCode(page)
  const yes = page.getByLabel('Yes')
  await page.getByLabel('What is it about?').focus()
  await page.keyboard.type('Fam')
  await expect(page.getByLabel('What is it about?')).toHaveValue('family')
  await yes.scrollIntoViewIfNeeded()
  await yes.hover({ force: true })
  await page.mouse.down()
  release()
  await isAwake(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Ages of the children')).toHaveCount(0)
  await page.mouse.up()
  await expect(yes).toBeChecked()
  await expect(page.getByLabel('Ages of the children')).toBeVisible()
})

test('who types when a service’s questions come keeps the field in sight, and the calendar pressed before stays shut', async ({
  page,
}) => {
  const release = await openWithoutCode(page)
  await page.getByLabel('What is it about?').focus()
  await page.keyboard.type('Fam')
  await page.getByRole('button', { name: /Choose date/ }).click()
  const message = page.getByLabel('Tell us a little')
  await message.click()
  await page.keyboard.type('We are ')
  const top = () => message.evaluate((field) => field.getBoundingClientRect().top)
  const before = await top()
  release()
  await expect(page.getByLabel('Ages of the children')).toBeAttached()
  await isAwake(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.type('three')
  await expect(message).toHaveValue('We are three')
  // A window scrolls by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test('a calendar that is on its way does not open over the field that the visitor went on to', async ({
  page,
}) => {
  await page.goto('/inquiry-form-1')
  await page.getByLabel('Your name').focus()
  await isAwake(page)
  await page.waitForLoadState('networkidle')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/date-dialog*.js', async (route) => {
    await held
    await route.continue()
  })
  const came = page.waitForResponse('**/assets/date-dialog*.js')
  await page.getByRole('button', { name: /Choose date/ }).click()
  await page.getByLabel('Your name').click()
  release()
  await came
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('Ann')
  await expect(page.getByLabel('Your name')).toHaveValue('Ann')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
