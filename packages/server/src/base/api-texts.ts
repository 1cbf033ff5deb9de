import { languageOf, type Language } from '@bellows/domain'

/** What answers and contracts say in a studio's language. */
export interface ApiTexts {
  /** The sentence that a signature agrees to. */
  consent: string
  /** Stands in a contract for what is not known yet. */
  toBeAgreed: string
  reference: (reference: string) => string
  /** What a signed contract says of a clause. */
  agreed: string
  declined: string
  /** Stands in a contract for a parent or guardian before it is signed, and where none was named. */
  guardianOpen: string
  noGuardian: string
  /** Name of the payment that a move to a dearer time asks for. */
  newTime: string
}

const texts: Readonly<Record<Language, ApiTexts>> = {
  'en-US': {
    consent: 'I agree to sign electronically.',
    toBeAgreed: 'to be agreed',
    reference: (reference) => `Booking reference ${reference}`,
    agreed: 'Agreed',
    declined: 'Declined',
    guardianOpen: 'to be filled in when signing',
    noGuardian: 'nobody named',
    newTime: 'For the new time',
  },
  'fr-FR': {
    consent: 'J’accepte de signer par voie électronique.',
    toBeAgreed: 'à convenir',
    reference: (reference) => `Référence de la réservation : ${reference}`,
    agreed: 'Accepté',
    declined: 'Refusé',
    guardianOpen: 'à compléter à la signature',
    noGuardian: 'personne n’est indiqué',
    newTime: 'Pour le nouvel horaire',
  },
  'de-DE': {
    consent: 'Ich bin damit einverstanden, elektronisch zu unterschreiben.',
    toBeAgreed: 'noch zu vereinbaren',
    reference: (reference) => `Buchungsnummer ${reference}`,
    agreed: 'Zugestimmt',
    declined: 'Abgelehnt',
    guardianOpen: 'bei der Unterschrift anzugeben',
    noGuardian: 'niemand angegeben',
    newTime: 'Für die neue Zeit',
  },
  'pt-BR': {
    consent: 'Concordo em assinar eletronicamente.',
    toBeAgreed: 'a combinar',
    reference: (reference) => `Referência da reserva: ${reference}`,
    agreed: 'Aceito',
    declined: 'Recusado',
    guardianOpen: 'a preencher na assinatura',
    noGuardian: 'ninguém indicado',
    newTime: 'Pelo novo horário',
  },
  'es-ES': {
    consent: 'Acepto firmar electrónicamente.',
    toBeAgreed: 'por acordar',
    reference: (reference) => `Referencia de la reserva: ${reference}`,
    agreed: 'Aceptado',
    declined: 'Rechazado',
    guardianOpen: 'se indicará al firmar',
    noGuardian: 'nadie indicado',
    newTime: 'Por la nueva hora',
  },
}

export const apiTexts = (language: string): ApiTexts => texts[languageOf(language)]
