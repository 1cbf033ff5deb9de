import { questionTypes, type InquiryQuestion, type QuestionType, type ServiceOption } from '@bellows/domain'

const question = (
  id: string,
  type: QuestionType,
  [title, ...options]: [string, ...string[]],
): InquiryQuestion => ({ id, type, title, options })

const many = ['A friend', 'Instagram', 'A search', 'A magazine', 'A wedding fair', 'Something else']

/** One question of each of the fifteen types. */
export const allTypes: readonly InquiryQuestion[] = [
  question('name', 'FULL_NAME', ['Your name']),
  question('email', 'EMAIL_ADDRESS', ['E-mail']),
  question('phone', 'PHONE_NUMBER', ['Phone']),
  question('wedding', 'WEDDING_DATE', ['Wedding date']),
  question('shoot', 'SHOOT_DATE', ['When would you like to meet?']),
  question('due', 'NEWBORN_DATE', ['Due date']),
  question('birthday', 'DATE', ['Birthday']),
  question('place', 'SHORT_TEXT', ['Where?']),
  question('service', 'SERVICE_SELECTION', ['What is it about?']),
  question('light', 'SELECT', ['Which light do you like?', 'Morning', 'Noon', 'Evening']),
  question('referral', 'REFERRAL', ['How did you find us?', ...many]),
  question('extras', 'CHECKBOX', ['What would you like afterwards?', 'Album', 'Prints', 'Files only']),
  question('pets', 'YES_NO', ['Will there be pets?']),
  question('story', 'LONG_TEXT', ['Tell us your story']),
  question('message', 'MESSAGE', ['Anything else?']),
]
if (new Set(allTypes.map(({ type }) => type)).size !== questionTypes.length)
  throw new Error('A type of question is not shown')

/** Called like what the form itself sends. */
export const website: InquiryQuestion = question('website', 'SHORT_TEXT', ['Your website'])
/** Called like the list of its fields that a form in the browser has. */
export const elements: InquiryQuestion = question('elements', 'SHORT_TEXT', ['Fire or water?'])

const LONG_WORD = 'Hochzeitsreportagefotografieanfrage'
/** Each type but the three of the customer a second time, asked in words that are long. */
export const manyQuestions: readonly InquiryQuestion[] = [
  ...allTypes,
  ...allTypes
    .slice(3)
    .filter(({ type }) => type !== 'SERVICE_SELECTION')
    .map(({ id, title, ...rest }) => ({ ...rest, id: `${id}-again`, title: `${title} ${LONG_WORD}` })),
]

/** A service whose questions show every rule of merging into the form of `fakeHost`. */
export const christening: ServiceOption = {
  id: 'christening',
  name: 'Christening',
  slug: 'christening',
  inquiryTemplate: {
    questions: [
      question('c-name', 'FULL_NAME', ['Name of a parent']),
      question('c-phone', 'PHONE_NUMBER', ['Phone of a parent']),
      question('c-mail', 'EMAIL_ADDRESS', ['E-mail of a parent']),
      question('c-date', 'SHOOT_DATE', ['When would you like to meet?']),
      question('church', 'SHORT_TEXT', ['Which church?']),
      question('guests', 'SELECT', ['How many guests?', 'Up to ten', 'More']),
      question('c-referral', 'REFERRAL', ['Who sent you?']),
      question('c-message', 'MESSAGE', ['Wishes']),
    ],
  },
}
