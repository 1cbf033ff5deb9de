import sharp from 'sharp'
const [from, to, w] = process.argv.slice(2)
await sharp(from)
  .resize(w ? Number(w) : undefined)
  .png()
  .toFile(to!)
