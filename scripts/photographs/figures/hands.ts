import { form } from './form.ts'

const fingers = (tone: string) =>
  form('-1.6,1.5,2.2 1.2,3.6,2 3.4,6.6,1.8 3.6,8.6,1.5', tone) +
  form('-2.2,3,2.2 0.2,5.4,2 1.8,8.2,1.8 1.8,10,1.5', tone) +
  form('-3,4.2,2.1 -1,6.9,1.9 0,9.4,1.7 -0.2,11,1.4', tone) +
  form('-4,4.6,1.9 -2.6,7.4,1.7 -2,9.6,1.5 -2.2,10.8,1.2', tone)

/** Two hands joined, arms coming down from both upper corners; centimetres, the clasp at the origin. */
export function joinedHands(
  his: { skin: string; sleeve: string },
  hers: { skin: string },
): { back: string; front: string } {
  const arm =
    form('-34,-44,14 -24,-27,12.6 -15,-13.6,11.6', his.sleeve) +
    form('-17.6,-17.6,8.2 -12,-9,7.4 -8.4,-4.4,7.6', '#efe6d8') +
    form('-13,-10.4,6 -8.6,-4.6,6.4 -4.6,0,8 -1.8,3.2,7.6 0,5.6,5', his.skin)
  const hand = form('34,-46,7.6 24,-29,7 14,-14,6 8,-6.6,4.8 4.4,-2,5.4 1.6,1.8,6.2 -0.4,4.8,5.2', hers.skin)
  const thumb = form('3.4,-1.6,2.4 0.2,0.2,2.3 -2.4,2.4,2.1 -3.4,4,1.6', hers.skin)
  return { back: arm, front: hand + fingers(his.skin) + thumb }
}
