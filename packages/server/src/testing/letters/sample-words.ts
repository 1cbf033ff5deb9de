import type { Language } from '@bellows/domain'

/** What a studio and its client wrote, in each language. */
interface SampleWords {
  timeZone: string
  currency: string
  client: string
  service: string
  package: string
  addon: string
  place: string
  tax: string
  contract: string
  question: string
  answer: string
  message: readonly [question: string, answer: string]
  picture: string
  howToPay: string
}

export const sampleWords: Readonly<Record<Language, SampleWords>> = {
  'en-US': {
    timeZone: 'America/Chicago',
    currency: 'USD',
    client: 'Anna Keller',
    service: 'Orchard Light Minis',
    package: 'Mini, 20 minutes',
    addon: '5 more images',
    place: 'Miller’s Orchard, Barrington',
    tax: 'Sales tax',
    contract: 'Photography agreement',
    question: 'Who is coming?',
    answer: 'The four of us, and Otto the dog.',
    message: ['Your message', 'Are you free on a weekday in May?\nWe would love the light by the river.'],
    picture: 'Two sisters under the apple trees in evening light',
    howToPay:
      'Please send what is due by bank transfer, and put your booking reference on it.\nIt may take three days to reach us.',
  },
  'de-DE': {
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    client: 'Anna Keller',
    service: 'Familienfotos zur Apfelblüte',
    package: 'Mini, 20 Minuten',
    addon: '5 weitere Bilder',
    place: 'Streuobstwiese am Mühlenbach, Freiburg',
    tax: 'MwSt.',
    contract: 'Vereinbarung über Fotoaufnahmen',
    question: 'Wer kommt mit?',
    answer: 'Wir vier und Otto, der Hund.',
    message: ['Ihre Nachricht', 'Haben Sie im Mai unter der Woche Zeit?\nAm Fluss wäre es am schönsten.'],
    picture: 'Zwei Schwestern unter Apfelbäumen im Abendlicht',
    howToPay:
      'Bitte überweisen Sie den fälligen Betrag und geben Sie Ihre Buchungsnummer an.\nBis das Geld bei uns ist, vergehen bis zu drei Tage.',
  },
  'fr-FR': {
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    client: 'Anna Keller',
    service: 'Portraits sous les pommiers',
    package: 'Mini, 20 minutes',
    addon: '5 images de plus',
    place: 'Verger du Moulin, Honfleur',
    tax: 'TVA',
    contract: 'Contrat de prise de vue',
    question: 'Qui vient ?',
    answer: 'Nous quatre, et Otto, le chien.',
    message: [
      'Votre message',
      'Êtes-vous libres en semaine au mois de mai ?\nNous aimerions la lumière du fleuve.',
    ],
    picture: 'Deux sœurs sous les pommiers, le soir',
    howToPay:
      'Réglez ce qui est dû par virement, en indiquant votre référence de réservation.\nLe virement met un à deux jours à nous parvenir.',
  },
  'pt-BR': {
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    client: 'Ana Keller',
    service: 'Retratos no pomar',
    package: 'Mini, 20 minutos',
    addon: 'Mais 5 imagens',
    place: 'Pomar do Moinho, Holambra',
    tax: 'ISS',
    contract: 'Contrato de fotografia',
    question: 'Quem vem?',
    answer: 'Nós quatro e o Otto, o cachorro.',
    message: ['Sua mensagem', 'Vocês têm um dia de semana livre em maio?\nAdoraríamos a luz à beira do rio.'],
    picture: 'Duas irmãs sob as macieiras à luz da tarde',
    howToPay:
      'Pague o valor devido por transferência e informe a referência da reserva.\nPode levar até três dias para chegar.',
  },
  'es-ES': {
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    client: 'Ana Keller',
    service: 'Retratos entre los manzanos',
    package: 'Mini, 20 minutos',
    addon: '5 imágenes más',
    place: 'Huerto del Molino, Villaviciosa',
    tax: 'IVA',
    contract: 'Contrato de fotografía',
    question: '¿Quién viene?',
    answer: 'Nosotros cuatro y Otto, el perro.',
    message: [
      'Su mensaje',
      '¿Tienen libre un día entre semana en mayo?\nNos encantaría la luz junto al río.',
    ],
    picture: 'Dos hermanas bajo los manzanos a la luz de la tarde',
    howToPay:
      'Pague lo pendiente por transferencia e indique la referencia de su reserva.\nPuede tardar hasta tres días en llegarnos.',
  },
}
