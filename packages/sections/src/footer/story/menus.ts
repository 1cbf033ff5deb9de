export const manyItems = [
  'Home',
  'Weddings',
  'Families',
  'Newborn',
  'Minis',
  'Journal',
  'About',
  'Investment',
  'Contact',
].map((title) => ({ title, slug: title.toLowerCase(), children: [] }))
