import { everyLetterLeadsSomewhere } from '../site/every-letter.ts'

everyLetterLeadsSomewhere('letters', [
  [/^\/shoots\/[\w-]+$/, 'Finish · Shoot · Morning walk'],
  [/^\/shoots\/[\w-]+\/payments\/[\w-]+$/, 'Invoice · Shoot · Morning walk'],
  [/^\/shoots\/[\w-]+\/questionnaire$/, 'Questionnaire · Shoot · Morning walk'],
  [/^\/pending\/[\w-]+$/, 'Shoot pending · Morning walk'],
  [/^\/select-date\/[\w-]+$/, 'Select date · Morning walk'],
  [/^\/reserved\/[\w-]+#[\w-]+$/, 'Slot reserved · Morning walk'],
  [/^\/contracts\/verify#[0-9a-f]{64}$/, 'Check a signed contract'],
])
