import type { ChunkGroup } from './chunk-groups.ts'

/** What tells a price that ends, before a booking begins. */
const clock = ['site-clock', 'server-clock', 'use-clock'].map((name) => `site/src/booking/world/${name}`)

/** Sums that are split in parts, which no step but the last shows. */
const moneyOfPaying = [
  'due-date',
  'how-to-pay',
  'instalments',
  'premium-change',
  'quote',
  'split',
  'tax',
].map((name) => `domain/src/money/${name}`)

/** What some ways into a booking ask for, and no other. */
const callsOfEntries = [
  'api/src/inquiries',
  'api/src/select-date',
  'api/src/waitlist',
  'domain/src/entities/date-choice',
  'domain/src/entities/inquiry.',
  'domain/src/entities/reserved-slot',
]

/** What is signed and looked at afterwards, which two pages alone do. */
const contracts = ['api/src/contracts', 'domain/src/entities/order-contract']

/** What a page of content is made of: asked for on the way to one, and no booking reads it. */
const content = [
  'api/src/site.',
  'domain/src/entities/site.',
  'domain/src/entities/page.',
  'domain/src/entities/page-ref.',
  'domain/src/entities/block.',
  'domain/src/entities/theme.',
  'domain/src/entities/menu-item.',
  'domain/src/entities/instagram.',
  'domain/src/entities/option-groups.',
]

/** Few files for a first visit: what every page runs, and what every section is made of. */
export const clientChunks: readonly ChunkGroup[] = [
  {
    name: 'framework',
    installed: [
      'react',
      'react-dom',
      'scheduler',
      'use-sync-external-store',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-router',
      '@tanstack/router-core',
      '@tanstack/history',
      '@tanstack/store',
      '@tanstack/react-store',
    ],
    brought: ['vite/preload-helper'],
  },
  {
    name: 'booking',
    sources: [
      'site/src/booking/',
      'site/src/booking/frame/call-failure',
      'site/src/booking/frame/no-script',
      'site/src/service/service-booking',
      'site/src/service/service-scope',
      'domain/src/booking/session',
      'domain/src/booking/next-step',
      'domain/src/booking/package-choice',
      'domain/src/booking/entry-guard',
      'domain/src/money/price-news',
    ],
    except: [
      'site/src/booking/steps',
      'site/src/booking/picker',
      'site/src/booking/paying/',
      'site/src/booking/frame/',
      'site/src/booking/dialogs/slot-taken',
      ...clock,
    ],
    installed: ['@tanstack/query-core', '@tanstack/react-query'],
    minShareCount: 2,
  },
  { name: 'clock', sources: clock },
  {
    name: 'frame',
    sources: ['site/src/booking/frame/', 'ui/src/stepper/'],
    except: ['site/src/booking/frame/call-failure', 'site/src/booking/frame/no-script'],
    minShareCount: 2,
  },
  {
    name: 'schema',
    sources: ['api/src/', 'domain/src/entities/', 'site/src/pages/call-api'],
    except: [
      'api/src/failure-facts',
      'api/src/status-texts',
      'domain/src/entities/language.',
      'domain/src/entities/slug.',
      'domain/src/entities/block-kinds',
      'domain/src/entities/text-lengths',
      ...[...content, ...callsOfEntries, ...contracts],
    ],
    installed: ['zod'],
    minShareCount: 2,
  },
  { name: 'content-calls', sources: content, minShareCount: 2 },
  { name: 'contract-calls', sources: contracts, minShareCount: 2 },
  // Apart from the rest of `time`, which content pages have too.
  {
    name: 'dates',
    sources: ['domain/src/time/format-date', 'domain/src/time/format-moment'],
    installed: ['dayjs'],
    priority: 2,
  },
  {
    name: 'forms',
    sources: ['ui/src/form/', 'ui/src/text-field/', 'domain/src/inquiry/validators'],
    except: ['ui/src/form/first-invalid'],
    installed: ['react-hook-form', '@hookform/resolvers'],
    minShareCount: 2,
  },
  {
    name: 'kit',
    sources: [
      'api/src/failure-facts',
      'api/src/status-texts',
      'sections/src/tracked',
      'sections/src/kit/page-needs',
      'site/src/client/kept-record',
      'site/src/client/first-page',
      'site/src/pages/root-facts',
      'domain/src/page/safe-href',
      'domain/src/entities/slug.',
      'domain/src/entities/block-kinds',
      'domain/src/entities/text-lengths',
      'ui/src/busy/',
      'ui/src/button/',
      'ui/src/class-names/',
      'ui/src/error-note/',
      'ui/src/icon/',
      'ui/src/icon-button/',
      'ui/src/layout/',
      'ui/src/media-query/reduced-motion',
      'ui/src/text/',
      'ui/src/text-link/',
      'tokens/src/',
    ],
    except: ['tokens/src/picture'],
    installed: ['@vanilla-extract/recipes'],
    minShareCount: 2,
    priority: 1,
  },
  // What stands around sections, live at once; what they are made of comes with the first that wakes up.
  {
    name: 'page-kit',
    sources: [
      'sections/src/block',
      'sections/src/view-loading',
      'sections/src/template-loading',
      'sections/src/kit/section-boundary',
      'sections/src/kit/section-error',
      'sections/src/kit/section-frame.css',
      'sections/src/kit/placement',
      'sections/src/kit/host',
      'sections/src/kit/reveal-sections',
      'site/src/client/wake',
      'site/src/client/early-tap',
      'site/src/client/hydration',
      'site/src/client/load-standing',
      'site/src/pages/awake',
      'site/src/pages/block-slot',
      'site/src/pages/page-frame',
      'site/src/pages/page-host',
      'site/src/pages/standing',
      'site/src/pages/use-page-host',
      'site/src/pages/skip-link',
      'domain/src/page/resolve-link',
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'section-kit',
    sources: [
      'sections/src/kit/section',
      'sections/src/kit/text-block',
      'sections/src/kit/kind-names',
      'ui/src/action-link/',
      'ui/src/image/scrim',
    ],
    minShareCount: 2,
  },
  // Contracts are written in it too, and have nothing else of a section.
  { name: 'rich-text', sources: ['ui/src/rich-text/'], minShareCount: 2 },
  {
    name: 'field',
    sources: [
      'ui/src/field/',
      'ui/src/form/first-invalid',
      'ui/src/radio-card/',
      'domain/src/inquiry/messages',
    ],
    minShareCount: 2,
  },
  {
    name: 'picture',
    sources: [
      'ui/src/image/',
      'tokens/src/picture',
      'domain/src/picture/brightness',
      // A few lines each, of live parts, which come with the first picture at the latest.
      'ui/src/counter/',
      'ui/src/media-query/',
      'ui/src/roving/',
    ],
    minShareCount: 2,
  },
  {
    name: 'parts',
    sources: [
      'ui/src/dialog/',
      'ui/src/disclosure/',
      'ui/src/late/',
      'ui/src/live-region/',
      'ui/src/price/',
      'domain/src/money/',
      'domain/src/time/',
      'domain/src/entities/language.',
      'domain/src/booking/links',
      'domain/src/booking/service-sorts',
      'domain/src/booking/steps',
    ],
    // A menu alone opens in a drawer, paying alone splits sums, and a booking alone tells prices that changed.
    except: [
      'ui/src/dialog/drawer',
      'ui/src/dialog/use-drawer',
      'domain/src/money/price-news',
      ...moneyOfPaying,
    ],
    installed: ['@radix-ui/react-compose-refs'],
    minShareCount: 2,
  },
  { name: 'paying-ways', sources: ['site/src/booking/paying/'], minShareCount: 2 },
  { name: 'paying', sources: moneyOfPaying, minShareCount: 2 },
  { name: 'entry-calls', sources: callsOfEntries, minShareCount: 2 },
]
