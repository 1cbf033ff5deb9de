import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { Calendar } from '../calendar/calendar.tsx'
import { Form } from '../form/form.tsx'
import { FormField } from '../form/form-field.tsx'
import { SubmitButton } from '../form/form-parts.tsx'
import { useSchemaForm } from '../form/use-schema-form.ts'
import { MoneyField } from '../number-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { QuantityField } from '../quantity-field/quantity-field.tsx'
import type { QuestionKind } from '../question-field/question-controls.tsx'
import { QuestionField } from '../question-field/question-field.tsx'
import { RadioCardGroup } from '../radio-card/radio-card-group.tsx'
import { RadioCard } from '../radio-card/radio-card.tsx'
import { questionKinds } from './question-kinds.ts'
import { TextField } from '../text-field/text-field.tsx'
import { TimeGrid } from '../time-grid/time-grid.tsx'
import { TimeGroup } from '../time-grid/time-group.tsx'
import { TimeOption } from '../time-grid/time-option.tsx'

const ignore = () => {}
const schema = z.object({ fullName: z.string() })

function NameForm() {
  const form = useSchemaForm(schema, { fullName: 'Anna' })
  return (
    <Form form={form} onSubmit={ignore} action="/contact">
      <FormField name="fullName">{(field) => <TextField {...field} kind="name" label="Name" />}</FormField>
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}

const answers: Partial<Record<QuestionKind, string | string[]>> = {
  CHECKBOX: ['Garden'],
  DATE: '2030-01-26',
  SELECT: 'Home',
  LONG_TEXT: 'It rained.',
}

const questionPart = (type: QuestionKind) => (
  <QuestionField
    question={{ id: 'q', title: 'Where?', type, options: ['Garden', 'Home'] }}
    name={`q-${type}`}
    value={answers[type] ?? ''}
    error="This field cannot be left blank"
    services={[{ value: 's', label: 'Weddings' }]}
    today="2030-01-15"
    onChange={ignore}
  />
)

/** One of everything that a form is made of, by name, for tests that go over all. */
export const formParts: Readonly<Record<string, ReactElement>> = {
  Form: <NameForm />,
  ...Object.fromEntries(questionKinds.map((kind) => [kind, questionPart(kind)])),
  NumberField: <NumberField name="guests" label="Guests" value="1234.5" unit="people" onChange={ignore} />,
  MoneyField: <MoneyField name="fee" label="Price" currency="USD" digits={2} value="195" onChange={ignore} />,
  PasswordField: (
    <PasswordField
      name="password"
      label="Password"
      value="anna"
      error={['Please enter at least 6 characters', 'Please enter at least one digit']}
      onChange={ignore}
    />
  ),
  QuantityField: <QuantityField name="n" label="How many" value={2} max={5} onChange={ignore} />,
  RadioCard: (
    <RadioCardGroup name="p" label="Package" value="mini" onChange={ignore}>
      <RadioCard value="mini" title="Mini" aside="$195.00">
        Short
      </RadioCard>
    </RadioCardGroup>
  ),
  TimeGrid: (
    <TimeGrid name="slot" value="a" onChange={ignore}>
      <TimeGroup label="Sat, Jan 26, 2030">
        <TimeOption value="a" time="9:00 AM" />
        <TimeOption value="b" time="9:30 AM" state="booked" />
      </TimeGroup>
    </TimeGrid>
  ),
  Calendar: <Calendar value="2030-01-26" today="2030-01-15" onChange={ignore} />,
}
