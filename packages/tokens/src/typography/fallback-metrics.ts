/** Written by `npm run font-metrics`: local faces stretched to each web font, so that the swap moves no line. */
export const fallbackMetrics = {
  'Cormorant Variable': {
    local: 'Times New Roman',
    sizeAdjust: '95.73%',
    ascentOverride: '96.52%',
    descentOverride: '29.98%',
    lineGapOverride: '0.00%',
  },
  'Hanken Grotesk Variable': {
    local: 'Arial',
    sizeAdjust: '101.56%',
    ascentOverride: '98.46%',
    descentOverride: '29.83%',
    lineGapOverride: '0.00%',
  },
  'Fraunces Variable': {
    local: 'Times New Roman',
    sizeAdjust: '127.27%',
    ascentOverride: '76.84%',
    descentOverride: '20.04%',
    lineGapOverride: '0.00%',
  },
  'Figtree Variable': {
    local: 'Arial',
    sizeAdjust: '99.94%',
    ascentOverride: '95.06%',
    descentOverride: '25.02%',
    lineGapOverride: '0.00%',
  },
} as const
