import { photographs } from './catalogue/index.ts'
import { draw } from './draw.ts'
let total = 0
const names = process.argv.slice(2)
for (const p of photographs) {
  if (names.length && !names.includes(p.name)) continue
  const t = process.cpuUsage()
  const b = await draw(p)
  const u = process.cpuUsage(t)
  const ms = (u.user + u.system) / 1000
  total += ms
  console.log(p.name.padEnd(20), Math.round(ms), 'ms', Math.round(b.length / 1024), 'kB')
}
console.log('total cpu s', total / 1000)
