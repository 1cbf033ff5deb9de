/** What a write answers when the rows stand against it; a call makes a `Refusal` of it. */
export type Refused<Reason extends string> = { ok: false; reason: Reason }

export const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })
