const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** What a file names as its sources, types and loads of later too. */
export const importsOf = (text: string): string[] => [...text.matchAll(IMPORT)].map((match) => match[1] ?? '')
