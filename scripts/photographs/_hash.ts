import { createHash } from 'node:crypto'
import { photographs } from './catalogue/index.ts'
import { draw } from './draw.ts'
for (const p of photographs)
  console.log(
    p.name,
    createHash('sha1')
      .update(await draw(p, 260))
      .digest('hex')
      .slice(0, 12),
  )
