import { photographs } from './catalogue/index.ts'
for (const p of photographs) console.log(p.name, p.ratio.join(':'), p.seed, p.position, '|', p.alt)
