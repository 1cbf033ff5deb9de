import { letterPeople, letterService } from '../site/letters.ts'
import { LONGEST, NAME, UNLIMITED, type Payloads } from './hostile-values.ts'

/** The service that letters are about; `picture` is the file of its own. */
export function serviceOf(picture: string, payloads: Payloads) {
  const text = (place: string, longest = NAME) => payloads.text(`service.${place}`, longest)
  const [walk] = letterService.packages
  const [day] = letterService.serviceDates
  const { questions } = letterService.questionnaire
  const premium = [{ from: '11:00', to: '12:00', fee: '25.00', note: text('premium.note', LONGEST) }]
  return {
    ...letterService,
    name: text('name'),
    description: text('description', UNLIMITED),
    location: text('location'),
    image: { file: picture, alt: text('alt') },
    images: [payloads.picture('service.images')],
    packages: [
      {
        ...walk,
        name: text('package'),
        description: text('package.description', LONGEST),
        features: [text('feature')],
        discount: {
          name: text('discount'),
          amount: 10,
          startDate: { in: '-30d', at: '09:00' },
          endDate: { in: '60d', at: '09:00' },
        },
      },
    ],
    addons: [
      {
        id: 'hostile-print',
        name: text('addon'),
        description: text('addon.description', LONGEST),
        fee: '20.00',
        image: payloads.picture('service.addon'),
      },
    ],
    serviceDates: [{ ...day, location: text('date.location'), plan: { ...day?.plan, premium } }],
    questionnaire: { questions: questions.map((one) => ({ ...one, title: text('question') })) },
    inquiryTemplate: {
      questions: [{ id: 'own', title: text('own'), type: 'SELECT', options: [text('own.option')] }],
    },
  }
}

/** The studio's own form. */
export function questionsOf(payloads: Payloads) {
  const text = (place: string) => payloads.text(`inquiry.${place}`, NAME)
  return [
    { id: 'name', title: text('name'), type: 'FULL_NAME' },
    { id: 'mail', title: text('mail'), type: 'EMAIL_ADDRESS' },
    { id: 'pick', title: text('pick'), type: 'SELECT', options: [text('option')] },
    { id: 'text', title: text('text'), type: 'MESSAGE' },
  ]
}

/** A name stands in a comment's one line. */
const inComment = (name: string) => name.replaceAll(/[\r\n\u2028\u2029]+/g, ' ').replaceAll('--', '––')

/** A field that nothing fills in would end the import. */
const withoutFields = (text: string) => text.replaceAll('{{', '{ {')

/** The file of a contract: the name in its first line, then what is agreed. */
export function contractOf(payloads: Payloads): string {
  const name = inComment(payloads.text('contract.name', NAME))
  const body = withoutFields(payloads.text('contract.body', UNLIMITED))
  return `<!-- name: ${name} -->\n<p>{{client}} and {{studio}} agree on {{package}}.</p><p>${body}</p>\n`
}

/** People whose names, numbers and answers mean harm. */
export function peopleOf(payloads: Payloads) {
  const text = (place: string, longest = NAME) => payloads.text(`people.${place}`, longest)
  const people = letterPeople((name) => text(name))
  const calling = <Told extends { customer: object }>(told: Told): Told => ({
    ...told,
    customer: { ...told.customer, phone: text('phone') },
  })
  const answers = [{ id: 'text', contents: [text('answer', LONGEST)] }]
  return {
    orders: people.orders.map(calling),
    inquiries: people.inquiries.map((one) => ({ ...calling(one), answers })),
    waitlist: people.waitlist.map(calling),
  }
}
