/** The texts of all validators: the specification's where it has one. */
export const messages = {
  required: 'This field cannot be left blank',
  email: 'Please enter the correct email format',
  url: 'Please enter the correct URL format',
  domain: 'Please enter the correct domain format',
  number: 'Please enter the correct number format',
  phone: 'Please enter the correct phone number format',
  money: 'Please enter the correct amount format',
  passwordLength: 'Please enter at least 6 characters',
  passwordDigit: 'Please enter at least one digit',
  passwordLowercase: 'Please enter at least one lowercase letter',
  passwordUppercase: 'Please enter at least one uppercase letter',
  passwordSpecial: 'Please enter at least one special character',
  pastDate: 'This date can’t be in the past',
  date: 'Please enter the correct date format',
  option: 'Please choose one of the options',
  emailConfirm: 'The two email addresses are not the same',
  shortLength: 'Please enter at most 256 characters',
  longLength: 'Please enter at most 1024 characters',
} as const

export type ValidationMessage = (typeof messages)[keyof typeof messages]
