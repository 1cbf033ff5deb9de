import type { InquiryQuestion, Order, QuestionType } from '@bellows/domain'

type Questionnaire = NonNullable<Order['questionnaire']>

const ask = (
  id: string,
  type: QuestionType,
  [title, ...options]: [string, ...string[]],
): InquiryQuestion => ({
  id,
  title,
  type,
  options,
})

/** What the Orchard Light Minis ask. */
export const fiveQuestions = (): InquiryQuestion[] => [
  ask('who', 'SHORT_TEXT', ['Who is coming, and how old are they?']),
  ask('relax', 'LONG_TEXT', ['What helps your child relax?']),
  ask('use', 'SELECT', ['What are the pictures for?', 'The wall', 'An album', 'A card', 'Something else']),
  ask('pet', 'SHORT_TEXT', ['Is a pet coming along?']),
  ask('share', 'YES_NO', ['May we show a picture on our site?']),
]

/** One question of each type. */
export const everyQuestion = (): InquiryQuestion[] => [
  ask('who', 'SHORT_TEXT', ['Who is coming?']),
  ask('relax', 'LONG_TEXT', ['What helps your child relax?']),
  ask('share', 'YES_NO', ['May we show a picture on our site?']),
  ask('use', 'SELECT', ['What are the pictures for?', 'The wall', 'An album', 'A card']),
  ask('size', 'SELECT', [
    'How large a print do you think of?',
    '10 × 15',
    '13 × 18',
    '18 × 24',
    '20 × 30',
    '30 × 45',
    '40 × 60',
  ]),
  ask('bring', 'CHECKBOX', ['What do you bring?', 'Toys', 'A blanket', 'A change of clothes']),
  ask('birthday', 'DATE', ['When is the birthday?']),
  ask('shoot', 'SHOOT_DATE', ['A second date that suits you']),
  ask('born', 'NEWBORN_DATE', ['When is the baby due?']),
  ask('wedding', 'WEDDING_DATE', ['When is the wedding?']),
  ask('name', 'FULL_NAME', ['Who picks the pictures?']),
  ask('mail', 'EMAIL_ADDRESS', ['Whom do we send the gallery to?']),
  ask('phone', 'PHONE_NUMBER', ['Whom do we call on the day?']),
  ask('service', 'SERVICE_SELECTION', ['Which session?']),
  ask('found', 'REFERRAL', ['How did you find us?', 'A friend', 'A search', 'Instagram']),
  ask('more', 'MESSAGE', ['Anything else?']),
]

export const someAnswers = (): Questionnaire['answers'] => [
  { id: 'who', contents: ['Anna, 34, and Ole, 3'] },
  { id: 'relax', contents: ['Dinosaurs, and being asked first.'] },
  { id: 'use', contents: ['The wall'] },
  { id: 'share', contents: ['Yes'] },
]

export const makeQuestionnaire = (over: Partial<Questionnaire> = {}): Questionnaire => ({
  questions: fiveQuestions(),
  answers: [],
  editableUntil: '2030-01-25T15:00:00.000Z',
  ...over,
})
