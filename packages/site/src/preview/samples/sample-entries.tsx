import type { Samples } from '@bellows/sections'
import { Container, StatusLabel } from '@bellows/ui'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'

const label = (
  <Container>
    <StatusLabel tone="quiet">
      <Trans>Sample</Trans>
    </StatusLabel>
  </Container>
)

const html = (text: string) => `<p>${text}</p>`

const questions = (i18n: I18n) =>
  [msg`How do we book you?`, msg`When do we see our pictures?`, msg`What happens when it rains?`].map(
    (question) => ({
      question: i18n._(question),
      answer: html(i18n._(msg`Your answer will stand here.`)),
    }),
  )

const clients = ['Anna B.', 'Leo M.', 'Nora & Sam']
const praise = (i18n: I18n) =>
  html(i18n._(msg`The words of a happy client will stand here, as they wrote them to you.`))

const voices = (i18n: I18n) => clients.map((name) => ({ testimonial: praise(i18n), name, avatar: null }))

const quotes = (i18n: I18n) => clients.map((name) => ({ quote: praise(i18n), name, subtitle: '' }))

const facts = (i18n: I18n) =>
  ['120', '12', '48'].map((value) => ({
    value,
    title: i18n._(msg`Your fact or step`),
    description: html(i18n._(msg`A few words about it.`)),
  }))

const members = (i18n: I18n) =>
  ['Anna', 'Leo', 'Nora'].map((name) => ({
    name,
    position: i18n._(msg`Photographer`),
    title: '',
    subtitle: '',
    description: html(i18n._(msg`A few words about this person.`)),
    image: null,
  }))

/** Entries that show an owner what an empty list will look like. */
export const sampleEntries = (i18n: I18n): Samples => ({
  label,
  entries: {
    faqs: questions(i18n),
    testimonials: voices(i18n),
    quote: quotes(i18n),
    facts: facts(i18n),
    teamPartner: members(i18n),
  },
})
