import { form, oval } from './form.ts'
import type { Look } from './people.ts'

/** A woman in a summer dress, from behind, hair down. */
export function womanBack({ skin: tone, hair: colour }: Look, dress: string): string {
  return [
    form('-5,-44,11 -5.5,-24,9.4 -6.5,-3,7', tone),
    form('6,-44,11 7,-24,9.2 9,-6,6.8', tone),
    form('-15,-136,9.4 -19.5,-121,8.2 -21.5,-107,7 -21,-94,5.6 -20.5,-84,6.2 -20,-79,4', tone),
    form(
      '0,-150,9.6 0,-143,18 0,-139,32 0,-132,33 0,-120,28 0,-109,23 0.5,-98,29 1,-84,36 2,-66,42 3,-48,50 3.5,-36,55',
      dress,
    ),
    oval([0, -158], [8, 10.6], colour),
    form('0,-164,13 0,-156,17 -0.6,-146,18.5 -1,-134,18 -1.4,-124,13 -1.6,-120,7', colour),
  ].join('')
}
