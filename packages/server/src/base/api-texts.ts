import { languageOf, type Language } from '@bellows/domain'

/** What answers and contracts say in a studio's language. */
interface ApiTexts {
  slotTaken: (time: string, date: string) => string
  /** The sentence that a signature agrees to. */
  consent: string
  /** Stands in a contract for what is not known yet. */
  toBeAgreed: string
  reference: (reference: string) => string
}

const texts: Readonly<Record<Language, ApiTexts>> = {
  'en-US': {
    slotTaken: (time, date) =>
      `This slot (${time} on ${date}) has just been booked by someone else. We apologize for the inconvenience. Please choose another slot to continue the booking process. Thanks for understanding!`,
    consent: 'I agree to sign electronically.',
    toBeAgreed: 'to be agreed',
    reference: (reference) => `Booking reference ${reference}`,
  },
  'fr-FR': {
    slotTaken: (time, date) =>
      `Ce créneau (${time}, ${date}) vient d’être réservé par quelqu’un d’autre. Nous vous prions de nous excuser pour ce désagrément. Veuillez choisir un autre créneau pour poursuivre la réservation. Merci de votre compréhension !`,
    consent: 'J’accepte de signer par voie électronique.',
    toBeAgreed: 'à convenir',
    reference: (reference) => `Référence de la réservation : ${reference}`,
  },
  'de-DE': {
    slotTaken: (time, date) =>
      `Dieser Termin (${time}, ${date}) wurde gerade von jemand anderem gebucht. Wir bitten um Entschuldigung. Bitte wählen Sie einen anderen Termin, um mit der Buchung fortzufahren. Vielen Dank für Ihr Verständnis!`,
    consent: 'Ich bin damit einverstanden, elektronisch zu unterschreiben.',
    toBeAgreed: 'noch zu vereinbaren',
    reference: (reference) => `Buchungsnummer ${reference}`,
  },
  'pt-BR': {
    slotTaken: (time, date) =>
      `Este horário (${time}, ${date}) acabou de ser reservado por outra pessoa. Pedimos desculpas pelo transtorno. Escolha outro horário para continuar a reserva. Agradecemos a compreensão!`,
    consent: 'Concordo em assinar eletronicamente.',
    toBeAgreed: 'a combinar',
    reference: (reference) => `Referência da reserva: ${reference}`,
  },
  'es-ES': {
    slotTaken: (time, date) =>
      `Otra persona acaba de reservar este horario (${time}, ${date}). Le pedimos disculpas por las molestias. Elija otro horario para continuar con la reserva. ¡Gracias por su comprensión!`,
    consent: 'Acepto firmar electrónicamente.',
    toBeAgreed: 'por acordar',
    reference: (reference) => `Referencia de la reserva: ${reference}`,
  },
}

export const apiTexts = (language: string): ApiTexts => texts[languageOf(language)]
