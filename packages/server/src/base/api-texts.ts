import { languageOf, type Language } from '@bellows/domain'

/** How a contract says what is due when. */
export interface PaymentTexts {
  none: string
  whole: (amount: string, when: string) => string
  parts: (count: number, list: string) => string
  /** Stands between two parts of the list. */
  between: string
  atBooking: string
  onDate: (date: string) => string
  onTheDay: string
  before: (days: number) => string
  after: (days: number) => string
}

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
  payments: PaymentTexts
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
    payments: {
      none: 'Nothing is due.',
      whole: (amount, when) => `The whole price, ${amount}, is due ${when}.`,
      parts: (count, list) => `The price is due in ${count} parts: ${list}.`,
      between: '; ',
      atBooking: 'with the booking',
      onDate: (date) => `on ${date}`,
      onTheDay: 'on the day of the session',
      before: (days) => `${days === 1 ? '1 day' : `${days} days`} before the session`,
      after: (days) => `${days === 1 ? '1 day' : `${days} days`} after the session`,
    },
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
    payments: {
      none: 'Rien n’est à régler.',
      whole: (amount, when) => `Le prix entier, ${amount}, est dû ${when}.`,
      parts: (count, list) => `Le prix est dû en ${count} fois : ${list}.`,
      between: ' ; ',
      atBooking: 'à la réservation',
      onDate: (date) => `le ${date}`,
      onTheDay: 'le jour de la séance',
      before: (days) => `${days < 2 ? `${days} jour` : `${days} jours`} avant la séance`,
      after: (days) => `${days < 2 ? `${days} jour` : `${days} jours`} après la séance`,
    },
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
    payments: {
      none: 'Es ist nichts zu zahlen.',
      whole: (amount, when) => `Der ganze Preis, ${amount}, ist ${when} fällig.`,
      parts: (count, list) => `Der Preis ist in ${count} Teilen fällig: ${list}.`,
      between: '; ',
      atBooking: 'bei der Buchung',
      onDate: (date) => `am ${date}`,
      onTheDay: 'am Tag des Shootings',
      before: (days) => `${days === 1 ? '1 Tag' : `${days} Tage`} vor dem Shooting`,
      after: (days) => `${days === 1 ? '1 Tag' : `${days} Tage`} nach dem Shooting`,
    },
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
    payments: {
      none: 'Não há nada a pagar.',
      whole: (amount, when) => `O preço inteiro, ${amount}, vence ${when}.`,
      parts: (count, list) => `O preço vence em ${count} partes: ${list}.`,
      between: '; ',
      atBooking: 'na reserva',
      onDate: (date) => `em ${date}`,
      onTheDay: 'no dia da sessão',
      before: (days) => `${days < 2 ? `${days} dia` : `${days} dias`} antes da sessão`,
      after: (days) => `${days < 2 ? `${days} dia` : `${days} dias`} depois da sessão`,
    },
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
    payments: {
      none: 'No hay nada que pagar.',
      whole: (amount, when) => `El precio completo, ${amount}, vence ${when}.`,
      parts: (count, list) => `El precio se paga en ${count} plazos: ${list}.`,
      between: '; ',
      atBooking: 'al reservar',
      onDate: (date) => `el ${date}`,
      onTheDay: 'el día de la sesión',
      before: (days) => `${days === 1 ? '1 día' : `${days} días`} antes de la sesión`,
      after: (days) => `${days === 1 ? '1 día' : `${days} días`} después de la sesión`,
    },
  },
}

export const apiTexts = (language: string): ApiTexts => texts[languageOf(language)]
