import { languageOf, type Language } from '@bellows/domain'

/** What answers and contracts say in a studio's language. */
export interface ApiTexts {
  slotTaken: (time: string, date: string) => string
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
}

const texts: Readonly<Record<Language, ApiTexts>> = {
  'en-US': {
    slotTaken: (time, date) =>
      `This slot (${time} on ${date}) has just been booked by someone else. We apologize for the inconvenience. Please choose another slot to continue the booking process. Thanks for understanding!`,
    consent: 'I agree to sign electronically.',
    toBeAgreed: 'to be agreed',
    reference: (reference) => `Booking reference ${reference}`,
    agreed: 'Agreed',
    declined: 'Declined',
    guardianOpen: 'to be filled in when signing',
    noGuardian: 'nobody named',
  },
  'fr-FR': {
    slotTaken: (time, date) =>
      `Ce créneau (${time}, ${date}) vient d’être réservé par quelqu’un d’autre. Nous vous prions de nous excuser pour ce désagrément. Veuillez choisir un autre créneau pour poursuivre la réservation. Merci de votre compréhension !`,
    consent: 'J’accepte de signer par voie électronique.',
    toBeAgreed: 'à convenir',
    reference: (reference) => `Référence de la réservation : ${reference}`,
    agreed: 'Accepté',
    declined: 'Refusé',
    guardianOpen: 'à compléter à la signature',
    noGuardian: 'personne n’est indiqué',
  },
  'de-DE': {
    slotTaken: (time, date) =>
      `Dieser Termin (${time}, ${date}) wurde gerade von jemand anderem gebucht. Wir bitten um Entschuldigung. Bitte wählen Sie einen anderen Termin, um mit der Buchung fortzufahren. Vielen Dank für Ihr Verständnis!`,
    consent: 'Ich bin damit einverstanden, elektronisch zu unterschreiben.',
    toBeAgreed: 'noch zu vereinbaren',
    reference: (reference) => `Buchungsnummer ${reference}`,
    agreed: 'Zugestimmt',
    declined: 'Abgelehnt',
    guardianOpen: 'bei der Unterschrift anzugeben',
    noGuardian: 'niemand angegeben',
  },
  'pt-BR': {
    slotTaken: (time, date) =>
      `Este horário (${time}, ${date}) acabou de ser reservado por outra pessoa. Pedimos desculpas pelo transtorno. Escolha outro horário para continuar a reserva. Agradecemos a compreensão!`,
    consent: 'Concordo em assinar eletronicamente.',
    toBeAgreed: 'a combinar',
    reference: (reference) => `Referência da reserva: ${reference}`,
    agreed: 'Aceito',
    declined: 'Recusado',
    guardianOpen: 'a preencher na assinatura',
    noGuardian: 'ninguém indicado',
  },
  'es-ES': {
    slotTaken: (time, date) =>
      `Otra persona acaba de reservar este horario (${time}, ${date}). Le pedimos disculpas por las molestias. Elija otro horario para continuar con la reserva. ¡Gracias por su comprensión!`,
    consent: 'Acepto firmar electrónicamente.',
    toBeAgreed: 'por acordar',
    reference: (reference) => `Referencia de la reserva: ${reference}`,
    agreed: 'Aceptado',
    declined: 'Rechazado',
    guardianOpen: 'se indicará al firmar',
    noGuardian: 'nadie indicado',
  },
}

export const apiTexts = (language: string): ApiTexts => texts[languageOf(language)]
