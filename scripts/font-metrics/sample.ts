/** Running text as studios write it, in the five languages that the files cover: letters, pairs and spaces in their real shares. */
export const sample = [
  'Our work begins long before the first picture: a walk, a cup of coffee, and the time to get to know each other. Afterwards the whole collection is printed by hand and sent to your door within six weeks.',
  'Which day suits you best? Choose a date, leave a deposit, and we will write to you about the place, the weather and what to wear.',
  'Nous photographions les familles chez elles, avec la lumière du matin, sans mise en scène. Les images sont livrées dans une galerie privée, prêtes à être imprimées.',
  'Wir begleiten Hochzeiten vom Ankleiden bis zum letzten Tanz und geben die Bilder in voller Auflösung weiter.',
  'As fotografias ficam disponíveis numa galeria privada durante um ano, e podem ser impressas em qualquer formato.',
  'Cada sesión dura unas dos horas y termina cuando los niños quieren volver a casa.',
].join(' ')
