export type Query = (statement: string, values: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** Gives the account of an example a name, so that colleagues and the people they help see one instead of an address. */
export async function nameAccount(query: Query, id: string, name: string): Promise<void> {
  await query(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('full_name', $2::text)
     where id = $1`,
    [id, name],
  )
}
