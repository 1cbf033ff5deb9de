export const templates = Array.from({ length: 12 }, (_, index) => `INQUIRY-FORM-${index + 1}`)
export const slugOf = (template: string) => template.toLowerCase()

const questions = [
  { id: 'name', type: 'FULL_NAME', title: 'Your name' },
  { id: 'email', type: 'EMAIL_ADDRESS', title: 'E-mail' },
  { id: 'phone', type: 'PHONE_NUMBER', title: 'Phone' },
  { id: 'date', type: 'SHOOT_DATE', title: 'When?' },
  { id: 'service', type: 'SERVICE_SELECTION', title: 'What is it about?' },
  { id: 'pets', type: 'YES_NO', title: 'Will there be pets?' },
  { id: 'message', type: 'MESSAGE', title: 'Tell us a little' },
]
const family = {
  name: 'Family',
  type: 'SINGLE_PACKAGE',
  isMiniSession: false,
  tax: 'EXCLUDE',
  options: {},
  packages: [
    {
      id: 'family-60',
      name: 'Family',
      type: 'SINGLE',
      totalFee: '320.00',
      shootDuration: 60,
      paymentSetup: [{ milestone: 'DURING_BOOKING', percent: 100 }],
    },
  ],
  availableSchedules: [{ weekday: 1, from: '09:00', to: '17:00' }],
  inquiryTemplate: { questions: [{ id: 'ages', type: 'SHORT_TEXT', title: 'Ages of the children' }] },
}
const pages = Object.fromEntries(
  templates.map((template) => [
    slugOf(template),
    { title: template, blocks: [{ name: 'inquiryForm', options: { template, title: 'Write to us' } }] },
  ]),
)

/** A page for each template, and a service with a question of its own. */
export const inquiryStudio = { pages, questions, services: { family } }
