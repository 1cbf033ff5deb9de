import { print } from '../../kit/story/pictures.ts'

export const items = [
  {
    question: 'How do we book you?',
    answer:
      '<p>Send the form below. We answer within two working days with a date to talk and, if we fit, a contract.</p>',
  },
  {
    question: 'When do we see our pictures?',
    answer:
      '<p>A handful within 48 hours. Portraits follow in <strong>two to three weeks</strong>, weddings in six to eight.</p>',
  },
  {
    question: 'What happens when it rains?',
    answer:
      '<p>We keep a list of rooms with good windows near every place we work. <a href="https://alderandwren.example/faq">More on weather</a>.</p>',
  },
  { question: 'May the dog come?', answer: '<p>Please.</p>' },
]

/** What the stories of this family show. */
export const content = { subtitle: 'Before you ask', title: 'Good *questions*', showButton: false, items }

/** For those with a picture. */
export const images = [print('A-45')]

/** A studio with questions of its own. */
export const studioQuestions = {
  groups: { faq: [{ question: 'How late may we be?', answer: '<p>Ten minutes.</p>' }] },
}
