import type { MailTexts } from './mail-texts.ts'

/** No days before or after it are the day itself. */
const onTheDay = 'À régler le jour de votre séance'

export const frFr: MailTexts = {
  greeting: (name) => `Bonjour ${name},`,
  goodbye: 'Bien à vous,',
  labels: {
    reference: 'Référence',
    service: 'Séance',
    package: 'Formule',
    when: 'Quand',
    where: 'Où',
    total: 'Total',
    dueNow: 'À régler maintenant',
    subtotal: 'Sous-total',
    discount: 'Remise',
    premium: 'Créneau premium',
    paid: 'Payé',
    paidOn: 'Payé le',
    left: 'Reste à régler',
    payment: 'Paiement',
    askedFor: 'Montant demandé',
    timeTaken: 'Horaire déjà pris',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    signedBy: 'Signé par',
    countersignedBy: 'Contresigné par',
    fingerprint: 'Empreinte',
  },
  yes: 'Oui',
  no: 'Non',
  taxIncluded: (label, rate) => `dont ${label} (${rate})`,
  due: {
    onDate: (date) => `À régler le ${date}`,
    onTheDay,
    before: (days) =>
      days === 0 ? onTheDay : `À régler ${days < 2 ? `${days} jour` : `${days} jours`} avant votre séance`,
    after: (days) =>
      days === 0 ? onTheDay : `À régler ${days < 2 ? `${days} jour` : `${days} jours`} après votre séance`,
  },
  links: {
    booking: 'Voir votre réservation',
    prepared: 'Voir la réservation préparée',
    newTime: 'Choisir un nouvel horaire',
    bookTime: 'Réserver cet horaire',
    payments: 'Voir vos paiements',
    questionnaire: 'Répondre aux questions',
    check: 'Vérifier cet exemplaire',
    sign: 'Signer le contrat',
  },
  inquiryClient: {
    subject: 'Nous avons bien reçu votre message',
    lead: (studio) => `Merci d’avoir écrit à ${studio}. Nous avons bien reçu votre message.`,
    copy: 'Voici ce que vous nous avez écrit :',
  },
  inquiryOwner: {
    subject: (name) => `Nouvelle demande de ${name}`,
    lead: (name) => `${name} vous a envoyé une demande. Répondez à cet e-mail pour lui écrire.`,
  },
  bookedClient: {
    subject: (service) => `C’est réservé : ${service}`,
    lead: 'C’est réservé. Nous nous réjouissons de vous rencontrer.',
    dateOpen: 'Nous convenons de la date avec vous.',
    calendar: 'Le fichier joint ajoute la date à votre agenda.',
  },
  paying: {
    settled: 'Il n’y a plus rien à régler.',
    later: 'Vous pouvez régler le reste depuis la page de votre réservation.',
    directly: 'Si vous préférez nous payer directement :',
  },
  bookedOwner: {
    subject: (service, name) => `Nouvelle réservation : ${service}, ${name}`,
    lead: (name) => `${name} vient de réserver.`,
  },
  preparedClient: {
    subject: (service) => `Votre réservation est prête : ${service}`,
    lead: 'Nous avons préparé cette réservation pour vous. Relisez-la et confirmez-la en quelques clics.',
    kept: (moment) => `${moment} vous est réservé.`,
  },
  rescheduleClient: {
    subject: (service) => `Déplacer la date : ${service}`,
    lead: 'Ce lien vous permet de choisir une autre date.',
    stays: 'Votre date actuelle reste la vôtre tant que vous n’en avez pas pris une nouvelle.',
  },
  movedClient: {
    subject: (service) => `Nouvelle date : ${service}`,
    lead: 'Votre séance a une nouvelle date.',
    calendar: 'Le fichier joint la déplace dans votre agenda.',
    sign: {
      one: 'Merci de signer le contrat : il porte maintenant la nouvelle date.',
      more: 'Merci de signer les contrats : ils portent maintenant la nouvelle date.',
    },
  },
  movedOwner: {
    subject: (service, name) => `Nouvelle date : ${service}, ${name}`,
    lead: (name) => `La séance de ${name} a une nouvelle date.`,
  },
  datedClient: {
    subject: (service) => `Date fixée : ${service}`,
    lead: 'Une date de votre réservation qui restait ouverte est fixée.',
  },
  datedOwner: {
    subject: (service, name) => `Date fixée : ${service}, ${name}`,
    lead: (name) => `Une date de la réservation de ${name} qui restait ouverte est fixée.`,
  },
  contract: {
    subject: (contract) => `Votre exemplaire signé : ${contract}`,
    lead: (contract) =>
      `Vous trouverez ci-joint « ${contract} », mot pour mot tel qu’il a été signé. Conservez-le bien.`,
    check: 'Quiconque possède le fichier ou son empreinte peut vérifier que rien n’a été modifié.',
  },
  countersigned: {
    subject: (contract) => `Contresigné : ${contract}`,
    lead: (contract) =>
      `« ${contract} » porte désormais les deux signatures. Vous trouverez ci-joint l’exemplaire, mot pour mot ; conservez-le bien.`,
  },
  receipt: {
    subject: (amount, service) => `Reçu : ${amount} pour ${service}`,
    lead: (amount) => `Merci. Votre paiement de ${amount} est bien arrivé.`,
    keep: 'Ceci est votre reçu ; conservez-le bien.',
  },
  questionnaire: {
    subject: (service) => `Quelques questions avant ${service}`,
    lead: 'Votre séance approche. Vos réponses à quelques questions nous aident à la préparer.',
    until: (moment) =>
      `Vos réponses sont enregistrées au fur et à mesure ; vous pouvez les modifier jusqu’au ${moment}.`,
  },
  invoice: {
    due: (amount, date) => `${amount} à régler le ${date}`,
    overdue: (amount, date) => `${amount} étaient à régler le ${date}`,
    lead: (service) => `Nous vous rappelons un paiement pour ${service}.`,
    settled: 'Si vous avez déjà payé, vous n’avez rien à faire.',
  },
  offer: {
    subject: (service) => `Un horaire s’est libéré : ${service}`,
    lead: (moment, until) => `Cet horaire vous est réservé jusqu’au ${until} : ${moment}.`,
    next: 'Si vous ne le réservez pas, il sera proposé à la personne suivante sur la liste.',
  },
  lostClient: {
    subject: 'Veuillez choisir un nouvel horaire',
    lead: 'Votre paiement est bien arrivé, mais votre horaire a été pris entre-temps. Nous en sommes désolés. Votre argent est en sécurité : choisissez un nouvel horaire ou demandez un remboursement.',
  },
  lostOwner: {
    subject: (name) => `Payé, mais sans horaire : ${name}`,
    lead: (name) =>
      `${name} a payé après la fin de l’option, et l’horaire a été pris entre-temps. Nous avons demandé un nouveau choix ; merci d’aider ou de rembourser.`,
  },
  paidOwner: {
    subject: (amount, name) => `Paiement reçu : ${amount} de ${name}`,
    lead: (amount, name) => `${name} a payé ${amount}.`,
  },
  paymentOwner: {
    subject: (name) => `Paiement à vérifier : ${name}`,
    reported: (name) => `${name} déclare avoir payé directement. Vérifiez que le paiement est bien arrivé.`,
    mismatch: (name) =>
      `Un paiement de ${name} n’est pas celui qui était demandé. Rien n’a été marqué comme payé ; consultez la page du prestataire.`,
    unexpected: (name) =>
      `${name} a payé quelque chose qui avait été réglé autrement, annulé ou modifié. Merci de rembourser.`,
    reversed: (name) =>
      `Un paiement de ${name} a été remboursé ou est contesté chez le prestataire. La réservation reste telle quelle ; consultez la page du prestataire.`,
    refund: (name) =>
      `Un paiement de ${name} a été remboursé chez le prestataire. La réservation reste telle quelle ; consultez la page du prestataire.`,
    dispute: (name) =>
      `Un paiement de ${name} est contesté chez le prestataire, qui attend peut-être votre réponse avant une certaine date. La réservation reste telle quelle ; consultez bientôt la page du prestataire.`,
  },
  cancelledClient: {
    subject: (service) => `Annulé : ${service}`,
    lead: 'Votre réservation a été annulée. Il n’y a plus rien à régler.',
    ask: 'Si cela vous surprend, répondez à cet e-mail.',
  },
  waitlistClient: {
    subject: (service) => `Vous êtes sur la liste : ${service}`,
    lead: 'Vous êtes sur la liste d’attente. Rien ne vous est encore réservé : dès qu’un horaire se libère, nous vous écrivons.',
  },
  waitlistOwner: {
    subject: (service, name) => `Sur la liste d’attente : ${service}, ${name}`,
    lead: (name) => `${name} attend qu’un horaire se libère.`,
  },
}
