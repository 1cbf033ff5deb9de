import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldGrid, WideField } from '../field/field-grid.tsx'
import type { AnswerValue, QuestionKind } from './question-controls.tsx'
import { QuestionField } from './question-field.tsx'
import { questionKinds } from '../testing/question-kinds.ts'
import { fromRightToLeft } from '../testing/held.tsx'
import { FormSheet } from '../testing/form-sheet.tsx'

const services = [
  { value: 's1', label: 'Orchard Light Minis' },
  { value: 's2', label: 'Weddings' },
]
const six = ['Friends', 'Instagram', 'Google', 'A magazine', 'A wedding fair', 'Something else']

const questions = questionKinds.map((type) => ({
  id: type.toLowerCase(),
  type,
  title: `${type.replace('_', ' ').toLowerCase()}?`,
  options: type === 'REFERRAL' ? six : ['Garden', 'Beach', 'Home'],
}))

const isLong = (type: QuestionKind) => type === 'LONG_TEXT' || type === 'MESSAGE'

type AllProps = { error?: string; isReadOnly?: boolean; layout?: 'stack' | 'pairs' }

function AllTypes({ layout = 'stack', ...props }: AllProps) {
  const [answers, setAnswers] = useState<Record<string, AnswerValue>>({})
  return (
    <FormSheet>
      <FieldGrid layout={layout}>
        {questions.map((question) => {
          const Place = isLong(question.type) ? WideField : Fragment
          return (
            <Place key={question.id}>
              <QuestionField
                question={question}
                name={question.id}
                value={answers[question.id] ?? ''}
                onChange={(value) => setAnswers((before) => ({ ...before, [question.id]: value }))}
                services={services}
                today="2030-01-15"
                {...props}
              />
            </Place>
          )
        })}
      </FieldGrid>
    </FormSheet>
  )
}

/**
 * The field of any question that a studio may ask.
 *
 * **When to choose it.** The type is the owner’s; where it is known, take that field.
 */
const meta: Meta<typeof AllTypes> = { title: 'Ui/QuestionField', component: AllTypes }
export default meta
type Story = StoryObj<typeof AllTypes>

/** Every one of the fifteen types has its control. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(questions).toHaveLength(15)
    for (const title of ['short text?', 'full name?', 'email address?', 'phone number?', 'long text?']) {
      await expect(canvas.getByRole('textbox', { name: title })).toBeVisible()
    }
    await expect(canvas.getByRole('textbox', { name: 'message?' }).tagName).toBe('TEXTAREA')
    await expect(canvas.getByRole('radiogroup', { name: 'yes no?' })).toBeVisible()
    await expect(canvas.getByRole('radiogroup', { name: 'select?' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'referral?' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'checkbox?' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'service selection?' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /Choose date/ })).toHaveLength(4)
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Errors: Story = { args: { error: 'This field cannot be left blank' } }
export const Sending: Story = { args: { isReadOnly: true } }
export const Pairs: Story = { args: { layout: 'pairs' } }
export const BoxStyle: Story = { parameters: { styles: { fieldStyle: 'box' } } }
const box = (element: HTMLElement) => element.getBoundingClientRect()

/** From right to left everything stands on the other side. */
export const RightToLeft: Story = {
  decorators: [fromRightToLeft],
  play: async ({ canvas }) => {
    const [opener] = canvas.getAllByRole('button', { name: /Choose date/ })
    const date = box(canvas.getByRole('textbox', { name: 'date?' }))
    await expect(opener && box(opener).right).toBeLessThanOrEqual(date.left)
    const yes = box(canvas.getByRole('radio', { name: 'Yes' }))
    await expect(yes.left).toBeGreaterThan(box(canvas.getByRole('radio', { name: 'No' })).left)
    await expect(yes.left).toBeGreaterThan(box(canvas.getByText('Yes')).left)
  },
}
export const OnPicture: Story = {
  globals: { scheme: 'image_background' },
  args: { error: 'This field cannot be left blank' },
}

const written = fn()
const alone = (type: QuestionKind, title: string, options?: readonly string[]) => (
  <QuestionField
    question={{ id: title, title, type, ...(options && { options }) }}
    name={title}
    value={type === 'CHECKBOX' ? [] : ''}
    onChange={written}
  />
)
/** Where the studio gave no options there is something to write in, so that a required question can be answered. */
export const WithoutOptions: Story = {
  render: () => (
    <FormSheet>
      <FieldGrid>
        {alone('SELECT', 'Which place?')}
        {alone('CHECKBOX', 'Which prints?')}
      </FieldGrid>
    </FormSheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Which place?' }), 'P')
    await expect(written).toHaveBeenLastCalledWith('P')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Which prints?' }), 'S')
    await expect(written).toHaveBeenLastCalledWith(['S'])
  },
}
/** An option that the owner wrote twice is there once. */
export const OptionTwice: Story = {
  render: () => <FormSheet>{alone('CHECKBOX', 'Which prints?', ['Album', 'Prints', 'Album'])}</FormSheet>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Album' }))
    await expect(written).toHaveBeenLastCalledWith(['Album'])
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
  },
}
