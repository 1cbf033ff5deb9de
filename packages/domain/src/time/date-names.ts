const list = (text: string): string[] => text.split(' ')

/**
 * How dayjs writes months and days in each language but English, word for word as its own locale files have them,
 * which bring four times as much besides. Short months that are missing are the first three letters.
 */
export const dateNames = {
  de: {
    months: list('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    monthsShort: list('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    weekdaysShort: list('So. Mo. Di. Mi. Do. Fr. Sa.'),
  },
  es: {
    months: list('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    weekdaysShort: list('dom. lun. mar. mié. jue. vie. sáb.'),
  },
  fr: {
    months: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    monthsShort: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    weekdaysShort: list('dim. lun. mar. mer. jeu. ven. sam.'),
  },
  'pt-br': {
    months: list('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    weekdaysShort: list('dom seg ter qua qui sex sáb'),
  },
}
