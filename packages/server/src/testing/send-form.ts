import type { useTestApp } from './test-app.ts'

/** Sends a page's form as a browser without JavaScript does. */
export const sendForm = (
  app: ReturnType<typeof useTestApp>,
  fields: Record<string, string>,
  more: Record<string, string> = {},
) =>
  app().fetch('/contact', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://studio.test', ...more },
  })
