import type { ComponentType } from 'react'
import { CheckboxGroupField } from '../choice-field/checkbox-group-field.tsx'
import { RadioGroupField } from '../choice-field/radio-group-field.tsx'
import { YesNoField } from '../choice-field/yes-no-field.tsx'
import { DateField } from '../date-field/date-field.tsx'
import type { Choice, ControlProps } from '../field/control-props.ts'
import { SelectField, ServiceSelectField } from '../select-field/select-field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField, type TextFieldProps, type TextKind } from '../text-field/text-field.tsx'
import { LONG_LIMIT, SHORT_LIMIT } from './answer-lengths.ts'

/** One text, or the texts of a CHECKBOX question. */
export type AnswerValue = string | string[]

type QuestionControlProps = Readonly<{
  field: ControlProps<AnswerValue>
  options: readonly Choice[]
  services: readonly Choice[]
  today: string | undefined
  radiosMax: number
}>
type QuestionControl = ComponentType<QuestionControlProps>

const asText = ({ value, ...field }: ControlProps<AnswerValue>): ControlProps<string> => ({
  ...field,
  value: typeof value === 'string' ? value : (value[0] ?? ''),
})

const asList = ({ value, ...field }: ControlProps<AnswerValue>): ControlProps<string[]> => ({
  ...field,
  value: typeof value === 'string' ? [value].filter(Boolean) : value,
})

const Written = (props: TextFieldProps) => <TextField {...props} limit={SHORT_LIMIT} />

const shortAnswer = (kind: TextKind): QuestionControl =>
  function ShortAnswer({ field }) {
    return <Written {...asText(field)} kind={kind} />
  }

const LongAnswer: QuestionControl = ({ field }) => <TextArea {...asText(field)} limit={LONG_LIMIT} />

const YesNo: QuestionControl = ({ field }) => <YesNoField {...asText(field)} />

/** Where the studio offers nothing to choose from, the answer is written. */
const OneOf: QuestionControl = ({ field, options, radiosMax }) => {
  if (options.length === 0) return <Written {...asText(field)} />
  const Control = options.length > radiosMax ? SelectField : RadioGroupField
  return <Control {...asText(field)} options={options} />
}

const AnyOf: QuestionControl = ({ field, options }) => {
  if (options.length > 0) return <CheckboxGroupField {...asList(field)} options={options} />
  return <Written {...asText(field)} onChange={(text) => field.onChange(text === '' ? [] : [text])} />
}

const AnyDay: QuestionControl = ({ field, today }) => <DateField {...asText(field)} today={today} />

const DayToCome: QuestionControl = ({ field, today }) => (
  <DateField {...asText(field)} today={today} min={today} />
)

const Service: QuestionControl = ({ field, services }) => (
  <ServiceSelectField {...asText(field)} options={services} />
)

/** The control of each type of question. */
export const questionControls = {
  SHORT_TEXT: shortAnswer('text'),
  LONG_TEXT: LongAnswer,
  YES_NO: YesNo,
  SELECT: OneOf,
  CHECKBOX: AnyOf,
  DATE: AnyDay,
  SHOOT_DATE: DayToCome,
  NEWBORN_DATE: DayToCome,
  WEDDING_DATE: DayToCome,
  FULL_NAME: shortAnswer('name'),
  EMAIL_ADDRESS: shortAnswer('email'),
  PHONE_NUMBER: shortAnswer('phone'),
  MESSAGE: LongAnswer,
  SERVICE_SELECTION: Service,
  REFERRAL: OneOf,
} satisfies Record<string, QuestionControl>

export type QuestionKind = keyof typeof questionControls
