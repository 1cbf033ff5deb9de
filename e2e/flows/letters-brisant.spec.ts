import { everyLetterLeadsSomewhere } from '../site/every-letter.ts'

everyLetterLeadsSomewhere('letters-brisant', [
  [/^\/shoots\/[\w-]+$/, 'Terminé · Séance · Morning walk'],
  [/^\/shoots\/[\w-]+\/payments\/[\w-]+$/, 'Facture · Séance · Morning walk'],
  [/^\/shoots\/[\w-]+\/questionnaire$/, 'Questionnaire · Séance · Morning walk'],
  [/^\/pending\/[\w-]+$/, 'Séance en attente · Morning walk'],
  [/^\/select-date\/[\w-]+$/, 'Choisir la date · Morning walk'],
  [/^\/reserved\/[\w-]+#[\w-]+$/, 'Créneau réservé · Morning walk'],
  [/^\/contracts\/verify#[0-9a-f]{64}$/, 'Vérifier un contrat signé'],
])
