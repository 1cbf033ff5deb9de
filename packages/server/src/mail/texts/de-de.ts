import type { MailTexts } from './mail-texts.ts'

/** No days before or after it are the day itself. */
const onTheDay = 'Fällig am Tag Ihres Shootings'

export const deDe: MailTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  goodbye: 'Herzliche Grüße,',
  labels: {
    reference: 'Buchungs-Nr.',
    service: 'Shooting',
    package: 'Paket',
    when: 'Wann',
    where: 'Wo',
    total: 'Summe',
    dueNow: 'Jetzt fällig',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    premium: 'Premium-Termin',
    paid: 'Bezahlt',
    paidOn: 'Bezahlt am',
    left: 'Noch zu bezahlen',
    payment: 'Zahlung',
    askedFor: 'Verlangt',
    timeTaken: 'Vergebene Zeit',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    signedBy: 'Unterschrieben von',
    countersignedBy: 'Gegengezeichnet von',
    fingerprint: 'Fingerabdruck',
  },
  yes: 'Ja',
  no: 'Nein',
  taxIncluded: (label, rate) => `davon ${label} (${rate})`,
  due: {
    onDate: (date) => `Fällig am ${date}`,
    onTheDay,
    before: (days) =>
      days === 0 ? onTheDay : `Fällig ${days === 1 ? '1 Tag' : `${days} Tage`} vor Ihrem Shooting`,
    after: (days) =>
      days === 0 ? onTheDay : `Fällig ${days === 1 ? '1 Tag' : `${days} Tage`} nach Ihrem Shooting`,
  },
  links: {
    booking: 'Buchung ansehen',
    prepared: 'Vorbereitete Buchung ansehen',
    newTime: 'Neue Zeit wählen',
    bookTime: 'Diesen Termin buchen',
    payments: 'Zahlungen ansehen',
    questionnaire: 'Fragen beantworten',
    check: 'Diese Ausfertigung prüfen',
    sign: 'Vertrag unterschreiben',
  },
  inquiryClient: {
    subject: 'Ihre Nachricht ist angekommen',
    lead: (studio) => `Vielen Dank für Ihre Nachricht an ${studio}. Sie ist angekommen.`,
    copy: 'Das haben Sie uns geschrieben:',
  },
  inquiryOwner: {
    subject: (name) => `Neue Anfrage von ${name}`,
    lead: (name) => `${name} hat Ihnen eine Anfrage geschickt. Antworten Sie einfach auf diese E-Mail.`,
  },
  bookedClient: {
    subject: (service) => `Gebucht: ${service}`,
    lead: 'Ihre Buchung steht. Wir freuen uns auf Sie.',
    dateOpen: 'Den Termin vereinbaren wir mit Ihnen.',
    calendar: 'Die angehängte Datei trägt den Termin in Ihren Kalender ein.',
  },
  paying: {
    settled: 'Es ist nichts mehr zu bezahlen.',
    later: 'Was noch offen ist, können Sie auf der Seite Ihrer Buchung bezahlen.',
    directly: 'Wenn Sie lieber direkt an uns zahlen:',
  },
  bookedOwner: {
    subject: (service, name) => `Neue Buchung: ${service}, ${name}`,
    lead: (name) => `${name} hat gerade gebucht.`,
  },
  preparedClient: {
    subject: (service) => `Ihre Buchung ist vorbereitet: ${service}`,
    lead: 'Wir haben diese Buchung für Sie vorbereitet. Sehen Sie sie an und bestätigen Sie sie mit wenigen Klicks.',
    kept: (moment) => `${moment} ist für Sie reserviert.`,
  },
  rescheduleClient: {
    subject: (service) => `Termin verlegen: ${service}`,
    lead: 'Über diesen Link wählen Sie einen anderen Termin.',
    stays: 'Ihr bisheriger Termin bleibt Ihnen, bis Sie einen neuen gewählt haben.',
  },
  movedClient: {
    subject: (service) => `Neuer Termin: ${service}`,
    lead: 'Ihr Shooting hat einen neuen Termin.',
    calendar: 'Die angehängte Datei verschiebt ihn in Ihrem Kalender.',
    sign: {
      one: 'Bitte unterschreiben Sie den Vertrag: Er nennt jetzt den neuen Termin.',
      more: 'Bitte unterschreiben Sie die Verträge: Sie nennen jetzt den neuen Termin.',
    },
  },
  movedOwner: {
    subject: (service, name) => `Neuer Termin: ${service}, ${name}`,
    lead: (name) => `Das Shooting von ${name} hat einen neuen Termin.`,
  },
  datedClient: {
    subject: (service) => `Termin steht fest: ${service}`,
    lead: 'Ein noch offener Termin Ihrer Buchung steht jetzt fest.',
  },
  datedOwner: {
    subject: (service, name) => `Termin steht fest: ${service}, ${name}`,
    lead: (name) => `Ein noch offener Termin der Buchung von ${name} steht jetzt fest.`,
  },
  contract: {
    subject: (contract) => `Ihre unterschriebene Ausfertigung: ${contract}`,
    lead: (contract) =>
      `Im Anhang finden Sie „${contract}“, Wort für Wort wie unterschrieben. Bitte bewahren Sie die Datei auf.`,
    check: 'Wer die Datei oder ihren Fingerabdruck hat, kann prüfen, dass nichts verändert wurde.',
  },
  countersigned: {
    subject: (contract) => `Gegengezeichnet: ${contract}`,
    lead: (contract) =>
      `„${contract}“ trägt jetzt beide Unterschriften. Im Anhang finden Sie die Ausfertigung noch einmal, Wort für Wort; bitte bewahren Sie sie auf.`,
  },
  receipt: {
    subject: (amount, service) => `Quittung: ${amount} für ${service}`,
    lead: (amount) => `Vielen Dank. Ihre Zahlung über ${amount} ist angekommen.`,
    keep: 'Dies ist Ihre Quittung; bitte bewahren Sie sie auf.',
  },
  questionnaire: {
    subject: (service) => `Ein paar Fragen vor ${service}`,
    lead: 'Ihr Shooting rückt näher. Mit Ihren Antworten auf ein paar Fragen bereiten wir es vor.',
    until: (moment) => `Ihre Antworten werden laufend gespeichert; bis ${moment} können Sie sie ändern.`,
  },
  invoice: {
    due: (amount, date) => `${amount} fällig am ${date}`,
    overdue: (amount, date) => `${amount} waren am ${date} fällig`,
    lead: (service) => `Wir erinnern Sie an eine Zahlung für ${service}.`,
    settled: 'Falls Sie schon bezahlt haben, ist nichts zu tun.',
  },
  offer: {
    subject: (service) => `Ein Termin ist frei: ${service}`,
    lead: (moment, until) => `${moment} ist bis ${until} für Sie reserviert.`,
    next: 'Wenn Sie ihn nicht buchen, geht er an die nächste Person auf der Liste.',
  },
  lostClient: {
    subject: 'Bitte wählen Sie eine neue Zeit',
    lead: 'Ihre Zahlung ist angekommen, aber Ihr Termin wurde in der Zwischenzeit vergeben. Das tut uns leid. Ihr Geld ist sicher: Wählen Sie eine neue Zeit oder bitten Sie um eine Rückzahlung.',
  },
  lostOwner: {
    subject: (name) => `Bezahlt, aber ohne Termin: ${name}`,
    lead: (name) =>
      `${name} hat bezahlt, nachdem die Reservierung abgelaufen war, und der Termin war inzwischen vergeben. Wir haben um eine neue Wahl gebeten; bitte helfen Sie oder zahlen Sie zurück.`,
  },
  paidOwner: {
    subject: (amount, name) => `Zahlung eingegangen: ${amount} von ${name}`,
    lead: (amount, name) => `${name} hat ${amount} bezahlt.`,
  },
  paymentOwner: {
    subject: (name) => `Bitte prüfen Sie eine Zahlung: ${name}`,
    reported: (name) =>
      `${name} gibt an, direkt bezahlt zu haben. Bitte prüfen Sie, ob das Geld angekommen ist.`,
    mismatch: (name) =>
      `Eine Zahlung von ${name} ist nicht die, die verlangt war. Nichts wurde als bezahlt vermerkt; bitte sehen Sie beim Anbieter nach.`,
    unexpected: (name) =>
      `${name} hat etwas bezahlt, das schon anders beglichen, storniert oder geändert war. Bitte zahlen Sie das Geld zurück.`,
    reversed: (name) =>
      `Eine Zahlung von ${name} wurde beim Anbieter erstattet oder wird bestritten. Die Buchung bleibt, wie sie ist; bitte sehen Sie beim Anbieter nach.`,
    refund: (name) =>
      `Eine Zahlung von ${name} wurde beim Anbieter erstattet. Die Buchung bleibt, wie sie ist; bitte sehen Sie beim Anbieter nach.`,
    dispute: (name) =>
      `Eine Zahlung von ${name} wird beim Anbieter bestritten, der vielleicht bis zu einem bestimmten Tag eine Antwort erwartet. Die Buchung bleibt, wie sie ist; bitte sehen Sie bald beim Anbieter nach.`,
  },
  cancelledClient: {
    subject: (service) => `Storniert: ${service}`,
    lead: 'Ihre Buchung wurde storniert. Es ist nichts mehr zu bezahlen.',
    ask: 'Wenn Sie das überrascht, antworten Sie auf diese E-Mail.',
  },
  waitlistClient: {
    subject: (service) => `Sie stehen auf der Liste: ${service}`,
    lead: 'Sie stehen auf der Warteliste. Noch ist nichts für Sie reserviert: Sobald ein Termin frei wird, schreiben wir Ihnen.',
  },
  waitlistOwner: {
    subject: (service, name) => `Auf der Warteliste: ${service}, ${name}`,
    lead: (name) => `${name} wartet auf einen freien Termin.`,
  },
}
