import type { QuestionKind } from '../question-field/question-controls.tsx'

/** Every type of question, in the order of the spec. */
export const questionKinds: readonly QuestionKind[] = [
  'SHORT_TEXT',
  'LONG_TEXT',
  'YES_NO',
  'SELECT',
  'CHECKBOX',
  'DATE',
  'SHOOT_DATE',
  'NEWBORN_DATE',
  'WEDDING_DATE',
  'FULL_NAME',
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'MESSAGE',
  'SERVICE_SELECTION',
  'REFERRAL',
]
