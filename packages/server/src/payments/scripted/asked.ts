/** A request to a scripted provider's interface. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  header: (name: string) => string
  body: string
}

export interface Answer {
  status: number
  body: unknown
}

export const ok = (body: unknown): Answer => ({ status: 200, body })
