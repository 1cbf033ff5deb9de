import sharp from 'sharp'
import { frameOf, type Frame, type Plate } from './canvas/plate.ts'
import { withGlare } from './light/glare.ts'
import { portraitFilm } from './light/film.ts'
import { printed } from './light/print.ts'
const [module, name, ratio = '1.5', seed = '4', width = '900', out = '960'] = process.argv.slice(2)
const scenes = (await import(`./scenes/${module}.ts`)) as Record<
  string,
  (frame: Frame, seed: number) => Plate | Promise<Plate>
>
const t = performance.now()
const scene = await scenes[name!]!(frameOf(Number(width), Number(ratio)), Number(seed))
const t2 = performance.now()
const file = await printed(withGlare(scene, {}), {
  film: portraitFilm,
  seed: 3,
  width: Number(out),
  grain: 3.4,
})
console.log('scene', t2 - t, 'rest', performance.now() - t2, file.length)
await sharp(file).resize(1000, 1000, { fit: 'inside' }).png().toFile('/tmp/try.png')
