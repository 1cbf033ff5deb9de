import { form, moved } from './form.ts'
import { arm, brideBack, childBack, cloth, hair, type Look, manBack, skin } from './people.ts'

export const groom: Look = { skin: skin.olive, hair: hair.dark }
export const bride: Look = { skin: skin.pale, hair: hair.brown }
export const suit = { jacket: cloth.navy, trousers: cloth.charcoal }

/** Two people hand in hand, seen from behind. */
export const handInHand = () =>
  arm(
    [
      [-10, -141],
      [-4, -115],
      [-1, -87],
    ],
    { sleeve: suit.jacket, tone: groom.skin },
  ) +
  moved(manBack(groom, suit), -27) +
  moved(brideBack(bride), 27, { flip: true }) +
  arm(
    [
      [12.5, -136],
      [6, -112],
      [0, -87],
    ],
    { sleeve: bride.skin, tone: bride.skin, size: 0.68 },
  )

/** Her back to us, her arms about his neck, his hands on her waist; one flat `fill` for a shadow. */
export function embrace({ fill }: { fill?: string } = {}): string {
  const parts =
    moved(manBack(groom, suit, 'none'), 5, { y: -1 }) +
    form('-12,-142,12 -20,-128,11 -21,-114,10 -15,-106,8.4', suit.jacket) +
    moved(brideBack(bride, cloth.ivory, 'none'), -5) +
    form('-18,-137,8.6 -22,-146,7.6 -13,-152,6.6 -3,-155,5.4', bride.skin) +
    form('8,-137,8.6 15,-146,7.6 13,-153,6.6 8,-157,5.4', bride.skin) +
    form('25,-139,12 29,-124,11 25,-111,10 12,-105,8 6,-105.5,6.6', suit.jacket) +
    form('7,-105.5,6 0,-106.5,6.6 -6,-106.5,3.6', groom.skin)
  return fill ? parts.replaceAll(/fill="[^"]+"/g, `fill="${fill}"`) : parts
}

/** A father with a child on his shoulders, from behind. */
export const shoulderRide = (
  man: Look,
  child: Look,
  clothes: { shirt: string; trousers: string; top: string },
) =>
  form('-16,-142,11 -27,-130,10 -31,-119,9 -24,-128,8 -15,-140,6.5', clothes.shirt) +
  form('16,-142,11 27,-130,10 31,-119,9 24,-128,8 15,-140,6.5', clothes.shirt) +
  manBack(man, { jacket: clothes.shirt, trousers: clothes.trousers }, 'none') +
  form('-6,-154,11 -9.5,-150,10.5 -12,-142,9', cloth.denim) +
  form('6,-154,11 9.5,-150,10.5 12,-142,9', cloth.denim) +
  moved(childTorso(child, clothes.top), 0, { y: -108 })

const childTorso = (look: Look, top: string) =>
  childBack(look, { top }).replaceAll(/<path fill="#(566777|241d18)"[^>]*\/>/g, '')
