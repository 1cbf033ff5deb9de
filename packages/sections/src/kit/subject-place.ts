import type { Image } from '@bellows/domain'

/** Whether the subject of a picture stands in its lower half, so that words on it do better at its head. */
export const standsLow = (picture: Pick<Image, 'subject'> | undefined): boolean =>
  picture?.subject ? picture.subject.top + picture.subject.bottom > 100 : false
