/** Written by `npm run font-metrics`: local faces stretched to each web font, so that the swap moves no line. */
export const fallbackMetrics = {
  'Cormorant Variable': [
    {
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      sizeAdjust: '95.73%',
      ascentOverride: '96.52%',
      descentOverride: '29.98%',
      lineGapOverride: '0.00%',
    },
    {
      local: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'],
      sizeAdjust: '83.18%',
      ascentOverride: '111.08%',
      descentOverride: '34.50%',
      lineGapOverride: '0.00%',
    },
  ],
  'Hanken Grotesk Variable': [
    {
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      sizeAdjust: '101.56%',
      ascentOverride: '98.46%',
      descentOverride: '29.83%',
      lineGapOverride: '0.00%',
    },
    {
      local: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'],
      sizeAdjust: '96.52%',
      ascentOverride: '103.60%',
      descentOverride: '31.39%',
      lineGapOverride: '0.00%',
    },
  ],
  'Fraunces Variable': [
    {
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      sizeAdjust: '127.27%',
      ascentOverride: '76.84%',
      descentOverride: '20.04%',
      lineGapOverride: '0.00%',
    },
    {
      local: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'],
      sizeAdjust: '110.59%',
      ascentOverride: '88.44%',
      descentOverride: '23.06%',
      lineGapOverride: '0.00%',
    },
  ],
  'Figtree Variable': [
    {
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      sizeAdjust: '99.94%',
      ascentOverride: '95.06%',
      descentOverride: '25.02%',
      lineGapOverride: '0.00%',
    },
    {
      local: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'],
      sizeAdjust: '94.98%',
      ascentOverride: '100.02%',
      descentOverride: '26.32%',
      lineGapOverride: '0.00%',
    },
  ],
} as const
