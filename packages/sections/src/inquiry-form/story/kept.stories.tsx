import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { draftKey } from '../../kit/drafts.ts'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { hydratedSection, serverSection } from '../../kit/story/server-section.tsx'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { inquiryForm2 } from '../inquiry-form-2/inquiry-form-2.template.ts'
import * as plays from './form-plays.ts'
import { elements } from './questions.ts'

const section = { template: inquiryForm2, kind: 'inquiryForm', options: { title: 'Write to us' } } as const

/** What was typed is kept, shown on one template. */
const { meta: base } = sectionStories(inquiryForm2, 'inquiryForm', {
  purpose: 'How every inquiry template keeps what was typed, shown on one of them.',
  choose: 'It is part of all twelve; its look is theirs.',
  content: section.options,
})
const meta: Meta = { title: 'Sections/Inquiry form/Kept', ...base }
export default meta
type Story = StoryObj<typeof meta>

const draft = JSON.stringify({
  version: 1,
  search: '',
  values: { name: 'Anna', service: 'family', ages: 'Ole, 3' },
})

/** What was typed stands in the form when it is opened again in this tab, until it is sent. */
export const LeftAndBack: Story = {
  args: { host: { sendInquiry: fn(async () => undefined) } },
  beforeEach: () => {
    sessionStorage.setItem(draftKey(fakeHost.path, 'story'), draft)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Your name' })
    await waitFor(() => expect(name).toHaveValue('Anna'))
    await expect(await canvas.findByRole('combobox')).toHaveValue('family')
    await expect(await canvas.findByRole('textbox', { name: 'Names and ages of the children' })).toHaveValue(
      'Ole, 3',
    )
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
    await userEvent.clear(name)
    await plays.fillForm(canvas)
    await expect(sessionStorage).toHaveLength(1)
    await plays.send(canvas)
    await screen.findByRole('dialog', { name: 'Thank you' })
    await expect(sessionStorage).toHaveLength(0)
  },
}

/** Who is in a field when what they typed before comes back finds it marked: what they type takes its place. */
export const TypedOver: Story = {
  render: () => <div />,
  beforeEach: () => {
    sessionStorage.setItem(draftKey(fakeHost.path, 'story'), draft)
  },
  play: async ({ canvasElement }) => {
    const page = serverSection(canvasElement, section)
    const name = within(page).getByRole<HTMLInputElement>('textbox', { name: 'Your name' })
    name.focus()
    const { unmount } = hydratedSection(page, section)
    await waitFor(() => expect(name).toHaveValue('Anna'))
    await waitFor(() => expect(name.selectionEnd).toBe('Anna'.length))
    await waitFor(() => expect(name.selectionStart).toBe(0))
    await userEvent.keyboard('Bea')
    await expect(name).toHaveValue('Bea')
    unmount()
  },
}

/** What was typed and chosen in the server's HTML is there when the code arrives. */
export const TypedEarly: Story = {
  render: () => <div />,
  play: async ({ canvasElement }) => {
    const page = serverSection(canvasElement, section)
    const canvas = within(page)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Anna')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'family')
    const { unmount, faults } = hydratedSection(page, section)
    await expect(await canvas.findByRole('textbox', { name: 'Names and ages of the children' })).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('family')
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna')
    await expect(faults).toEqual([])
    unmount()
  },
}

/** So it is where a question is called like something that a form in the browser has itself. */
export const TypedEarlyUnderAnyName: Story = {
  render: () => <div />,
  play: async ({ canvasElement }) => {
    const inquiry = { ...fakeHost.inquiry, questions: [...fakeHost.inquiry.questions, elements] }
    const page = serverSection(canvasElement, { ...section, host: { inquiry } })
    const field = within(page).getByRole('textbox', { name: 'Fire or water?' })
    await userEvent.type(field, 'Water')
    const { unmount, faults } = hydratedSection(page, { ...section, host: { inquiry } })
    await waitFor(() => expect(Object.keys(field).join()).toMatch('__reactFiber'))
    await expect(within(page).getByRole('textbox', { name: 'Fire or water?' })).toHaveValue('Water')
    await expect(faults).toEqual([])
    unmount()
  },
}
