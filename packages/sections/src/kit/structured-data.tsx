/** Facts for search engines as JSON-LD; `<` is escaped, so no text can end the element. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
