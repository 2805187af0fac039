/** What a rule returns: the new value, or why not. The wording for each refusal is content. */
export type Result<Value, Refusal extends string> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
export const refuse = <Refusal extends string>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
})
