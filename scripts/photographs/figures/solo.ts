import { form, moved } from './form.ts'
import { brideBack, cloth, type Look, profile } from './people.ts'

/** A bride from behind, looking over her shoulder to the right. */
export const handAtSide = (look: Look) =>
  moved(brideBack(look), 0) +
  form('15,-136,8.6 19.5,-122,7.8 22,-107,6.8 24,-94,5.4 25,-87,6 25.5,-81,4', look.skin) +
  moved(profile(look, 'bun'), 1.5, { y: -159, size: 0.92, turn: -4 })

/** A mother in profile, a small child lifted above her face. */
export function lifted(mother: Look, child: Look, dress: string = cloth.blush): string {
  const body = form(
    '-5,-138,14 -7,-132,23 -7.5,-122,27 -6,-108,22 -7,-96,27 -9,-84,31 -9,-60,34 -7,-36,42 -5,-12,52 -4,-4,54',
    dress,
  )
  const armFar = form('-2,-132,9 9,-141,8 17,-154,6.6 24,-169,6 26,-175,4', mother.skin)
  const armNear = form('-8,-131,10.5 2,-138,9 13,-149,7.4 19,-166,6.2 21,-173,5', mother.skin)
  const baby = [
    form('34,-172,8 40,-163,7.4 43,-155,5.6', child.skin),
    form('31,-172,9 33,-161,8 33,-151,6', child.skin),
    form('12,-186,13 20,-184,18 29,-177,18 35,-171,15', cloth.cream),
    form('14,-183,7 7,-177,6 2,-172,4.6', child.skin),
    moved(profile(child, 'short'), 5, { y: -192, flip: true, size: 0.62, turn: 32 }),
  ].join('')
  return (
    armFar + baby + body + moved(profile(mother, 'long'), -2, { y: -152, size: 0.95, turn: -24 }) + armNear
  )
}

/** A child running away from us, arms out. */
export function running(look: Look, { top, skirt }: { top: string; skirt: string }): string {
  return [
    form('-4,-46,11 -5,-26,9 -8,-4,7.4', look.skin),
    form('4,-46,11 7,-30,9.4 9,-24,8.4 13,-32,7.4', look.skin),
    form('-8,-5,7 -9,0,8', '#3a2b22'),
    form('12,-31,7 15,-36,7.6', '#3a2b22'),
    form('-10,-73,7 -22,-78,6 -32,-86,4.6 -36,-89,3.6', look.skin),
    form('10,-73,7 22,-74,6 32,-70,4.6 37,-69,3.6', look.skin),
    form('0,-80,8 0,-76,10 0,-74,21 0,-68,23 0.6,-56,20 1,-52,21', top),
    form('0.6,-57,20 1.5,-47,30 3.5,-36,43 4.5,-31,47', skirt),
    form('0,-98,12 0,-90,18 -1.5,-80,17 -3,-70,12', look.hair),
    form('0,-101,8 0,-96,15 0,-90,17.4 0,-84,15', look.hair),
  ].join('')
}
