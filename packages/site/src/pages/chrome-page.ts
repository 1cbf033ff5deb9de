import type { Page } from '@bellows/domain'

/** A page of the product's own: only the site's header and footer are the studio's. */
export const chromePage = (id: string): Page => ({
  id,
  slug: null,
  serviceId: null,
  title: '',
  ogTitle: '',
  layout: { headers: [], contents: [], footers: [] },
})
